/** Checks that the currency of site.yaml is one. Its form has been checked. */
import type { SiteConfig } from '../../../../schema/site.ts'
import { CURRENCIES, spelt } from '../../../block/amount-meant.ts'
import { isOneSlip, isTurned, only } from '../../../diagnostics/certain.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'

/** What people write besides. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  UKP: ['GBP'],
  RMB: ['CNY'],
  FCF: ['XOF', 'XAF'],
  NTD: ['TWD'],
}

export function checkCurrency(
  { currency }: Pick<SiteConfig, 'currency'>,
  reportAt: (path: FieldPath, finding: Finding, meant?: string) => void,
): void {
  const known = currency === undefined ? [] : (Intl.supportedValuesOf?.('currency') ?? [])
  if (currency === undefined || known.length === 0 || known.includes(currency)) return
  const usual = [USUAL[currency] ?? [], spelt(currency)].flat()
  const sure = usual.length > 0 ? usual : known.filter((each) => isTurned(currency, each))
  const meant = sure.length > 0 ? sure : CURRENCIES.filter((each) => isOneSlip(currency, each))
  // One that is like no other may be newer than this list.
  if (meant.length > 0)
    reportAt(['currency'], messages.notACurrency('`currency`', currency, meant), only(sure))
}
