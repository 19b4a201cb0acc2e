/** What a new site can know of the country that it is in. */

/** The currency, the time zone, and the start of phone numbers. Not of countries with several time zones. */
const KNOWN: Readonly<Record<string, readonly [currency: string, timezone: string, phone: string]>> = {
  BE: ['EUR', 'Europe/Brussels', '+32'],
  BF: ['XOF', 'Africa/Ouagadougou', '+226'],
  BI: ['BIF', 'Africa/Bujumbura', '+257'],
  BJ: ['XOF', 'Africa/Porto-Novo', '+229'],
  CH: ['CHF', 'Europe/Zurich', '+41'],
  CI: ['XOF', 'Africa/Abidjan', '+225'],
  CM: ['XAF', 'Africa/Douala', '+237'],
  ET: ['ETB', 'Africa/Addis_Ababa', '+251'],
  FR: ['EUR', 'Europe/Paris', '+33'],
  GB: ['GBP', 'Europe/London', '+44'],
  GH: ['GHS', 'Africa/Accra', '+233'],
  IE: ['EUR', 'Europe/Dublin', '+353'],
  IN: ['INR', 'Asia/Kolkata', '+91'],
  KE: ['KES', 'Africa/Nairobi', '+254'],
  LU: ['EUR', 'Europe/Luxembourg', '+352'],
  MG: ['MGA', 'Indian/Antananarivo', '+261'],
  MW: ['MWK', 'Africa/Blantyre', '+265'],
  NG: ['NGN', 'Africa/Lagos', '+234'],
  RW: ['RWF', 'Africa/Kigali', '+250'],
  SN: ['XOF', 'Africa/Dakar', '+221'],
  SS: ['SSP', 'Africa/Juba', '+211'],
  TG: ['XOF', 'Africa/Lome', '+228'],
  TZ: ['TZS', 'Africa/Dar_es_Salaam', '+255'],
  UG: ['UGX', 'Africa/Kampala', '+256'],
  ZA: ['ZAR', 'Africa/Johannesburg', '+27'],
  ZM: ['ZMW', 'Africa/Lusaka', '+260'],
}

/** The text of site.yaml for this country. Of one that is not known, the currency and the time zone become stand-ins. */
export function inCountry(text: string, language: string, country: string): string {
  const [currency, timezone, phone] = KNOWN[country] ?? []
  return text
    .replace(/^#.*\n(?=lang: )/m, '')
    .replace(/^lang: .*/m, `lang: ${language}-${country}`)
    .replace(/^currency: (.*)/m, (_, usual: string) => `currency: ${currency ?? `!todo ${usual}`}`)
    .replace(/^timezone: (.*)/m, (_, usual: string) => `timezone: ${timezone ?? `!todo ${usual}`}`)
    .replace(/(?<=phone: !todo ")\+\d+(?= )/, (usual) => phone ?? usual)
}
