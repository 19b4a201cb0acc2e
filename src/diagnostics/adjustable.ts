/** The findings whose severity a site may set in `checks:`. Errors are not among them: an error stays one. */
import type { Severity } from './diagnostic.ts'

export const ADJUSTABLE: Readonly<Record<string, Severity>> = {
  'calendar-gap': 'warning',
  'calendar-overlap': 'warning',
  'countdown-over': 'note',
  'date-unverified': 'note',
  'discrepancy-not-needed': 'warning',
  'fee-total-noted': 'warning',
  'image-too-small': 'warning',
  'link-to-unpublished': 'warning',
  'odd-spelling': 'note',
  'stated-date-does-not-exist': 'warning',
}
