/** Checks the texts of site.yaml. They depend on nothing but that file. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import type { Site } from '../../site/site.ts'
import { checkDueDays } from '../page/due-days.ts'
import { checkStandIns } from '../page/pictures.ts'
import { runTextChecks } from '../text-checks/run-text-checks.ts'
import { spellingOf } from '../texts/misspelt.ts'
import { textChecks } from '../texts/texts.ts'

export function checkConfigTexts(
  { config, configSource: source }: Pick<Site, 'config' | 'configSource'>,
  report: Report,
): void {
  runTextChecks(config, source, report)
  checkStandIns(config, source, report)
  checkDueDays(source, config.lang, report)
  textChecks(config)(source, report)
  spellingOf(config).check(source, report)
}
