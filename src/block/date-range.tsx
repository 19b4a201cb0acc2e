/** Several days, such as `8 – 10 January 2025`. */
import type { PageContext } from './view.ts'

type Props = { readonly from: string; readonly until: string; readonly page: PageContext }

/** `from` and `until` are ISO days. */
export const DateRange = ({ from, until, page }: Props) =>
  page.dates(from, until).map(({ text, iso }) =>
    iso === undefined ? (
      text
    ) : (
      <time key={iso} dateTime={iso}>
        {text}
      </time>
    ),
  )
