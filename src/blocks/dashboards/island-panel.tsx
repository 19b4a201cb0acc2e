/** One dashboard: its words, its frame, and a link to it that works without the frame. */
import { Frame, FrameBox } from '../../block/frame.tsx'
import type { DashboardsProps, PanelProps } from './dashboards-props.ts'
import { useFrame } from './use-frame.ts'

type Words = DashboardsProps['words']

type Props = {
  readonly panel: PanelProps
  readonly year: string
  readonly heading: 'h2' | 'h3'
  readonly words: Words
}

export function Panel({ panel, year, heading: Heading, words }: Props) {
  const { id, title, icon, description, href } = panel
  return (
    <article id={id}>
      <header>
        <Heading>
          {icon && <span aria-hidden="true">{icon}</span>} {title}
        </Heading>{' '}
        <span className="badge">{year}</span>
        {description && <div className="text" dangerouslySetInnerHTML={{ __html: description }} />}
      </header>
      {href === undefined ? (
        <p className="notice">{words.notConfigured}</p>
      ) : (
        <>
          <LiveFrame panel={panel} href={href} words={words} />
          <p>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${words.open}: ${title}`}>
              {words.open}
            </a>
          </p>
        </>
      )}
    </article>
  )
}

type LiveFrameProps = {
  readonly panel: PanelProps
  readonly href: string
  readonly words: Words
}

function LiveFrame({ panel: { title, external, aspectRatio }, href, words }: LiveFrameProps) {
  const { box, state, isNear, attempt, onLoad, retry } = useFrame(href)
  const failed = state === 'failed' || state === 'late'
  return (
    <FrameBox aspectRatio={aspectRatio} box={box} isNear={isNear}>
      {state !== 'failed' && (
        <Frame
          key={attempt}
          href={href}
          external={external}
          title={title}
          loading={isNear ? 'eager' : 'lazy'}
          hidden={failed}
          onLoad={onLoad}
        />
      )}
      {state === 'loading' && (
        <p className="frame-state">
          <span className="spinner-border" aria-hidden="true" /> {words.loading}
        </p>
      )}
      <div className={failed ? 'frame-state' : undefined}>
        <div role="status">
          {failed && (
            <>
              <p className="h4">{words.failed}</p>
              <p>{words.advice}</p>
            </>
          )}
        </div>
        {failed && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={retry}
            aria-label={`${words.retry}: ${title}`}
          >
            {words.retry}
          </button>
        )}
      </div>
    </FrameBox>
  )
}
