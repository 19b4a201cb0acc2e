/** Checks the texts of site.yaml. They depend on nothing but that file. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import type { Site } from '../../site/site.ts'
import { checkDueDays } from '../page/due-days.ts'
import { checkStandIns } from '../page/pictures.ts'
import { runTextChecks } from '../text-checks/run-text-checks.ts'
import { factsAndDaysChecker } from '../texts/facts-and-days.ts'
import { spellingOf } from '../texts/misspelt.ts'

export function checkConfigTexts(
  { config, configSource: source }: Pick<Site, 'config' | 'configSource'>,
  report: Report,
): void {
  runTextChecks(config, source, report)
  checkStandIns(config, source, report)
  checkDueDays(source, config.lang, report)
  factsAndDaysChecker(config)(source, report)
  spellingOf(config).check(source, report)
}
