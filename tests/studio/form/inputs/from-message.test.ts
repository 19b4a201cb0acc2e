/** What a pasted message of WhatsApp becomes. */
import { expect, test } from 'vitest'
import { markdownOfMessage } from '../../../../src/studio/form/inputs/from-message.ts'

const TODAY = new Date(2026, 10, 30)

test.for([
  [
    'a message of an iPhone',
    '\u200e[28/11/2026, 14:05:33] Mwalimu Wanjiru: *Dear parents*\nClosing day is *Sat 12/12/2026 at 10.00am*.\n\n- Prize giving\n- Lunch\n[28/11/2026, 14:06:01] ~ Kamau: _Thank you_',
    '**Dear parents**\n\nClosing day is **Sat 12/12/2026 at 10.00am**.\n\n- Prize giving\n- Lunch\n\n*Thank you*',
  ],
  [
    'messages of Android, without a year',
    '[28/11, 2:05\u202fpm] +254 722 000111: Bring:\n• a pen\n• a book\n[28/11, 2:06\u202fpm] Mama Juma: Sawa',
    'Bring:\n\n- a pen\n- a book\n\nSawa',
  ],
  ['one of WhatsApp Web', '[14:05, 28/11/2026] Ms. Otieno: No lessons on Friday', 'No lessons on Friday'],
  [
    'an exported chat',
    '28/11/2026, 14:05 - Mwalimu Wanjiru: Call 0722 000 111\n29/11/2026, 08:00 - Kamau: When?',
    'Call 0722 000 111\n\nWhen?',
  ],
  ['one with the year first', '2026-11-28, 14:05 - Kamau: Sawa', 'Sawa'],
  ['one of a day in two orders', '05/04/2026, 14:05 - Kamau: Sawa', 'Sawa'],
  [
    'bold words, without a sender',
    '*B+* is the mean.\n~No visitors without a card~\n1. Come\n2. Sit\n● Food',
    '**B+** is the mean.\n\nNo visitors without a card\n\n1. Come\n2. Sit\n\n- Food',
  ],
  ['bold words in a sentence', 'Pay *today*, please (*not* later)', 'Pay **today**, please (**not** later)'],
  ['bold and slanted words', '*_Dear_* _*all*_', '***Dear*** ***all***'],
  ['a list with stars', '*Bring*\n* a pen\n* a *book*', '**Bring**\n\n- a pen\n- a **book**'],
  ['an address', '*Form*: https://example.org/_a_/*b*', '**Form**: https://example.org/_a_/*b*'],
  ['a part of a line', ' *today*, ', ' **today**, '],
  ['an emoji', '🎉 *Karibu* 🎉', '🎉 **Karibu** 🎉'],
] as const)('%s', ([, before, after]) => expect(markdownOfMessage(before, TODAY)).toBe(after))

test.for([
  ['words', 'Lunch is at 13:00.\nSupper: 18:00.'],
  ['Markdown', '**Lunch** is *always* at 13:00.'],
  ['a heading', '## Lunch\n*Today*'],
  ['a link', '*See* [the menu](/menu)'],
  ['a value of the site', '*${organisation.name}*'],
  ['a sum', '2 * 3 * 4 = 24, and 2*3*4 too'],
  ['a footnote', 'Tea 20*\nMilk 30*\n*with sugar'],
  ['a list with stars', '* a pen\n* a book'],
  ['slanted words only', '_Dear_ parents'],
  ['a time in brackets', '[14:05] Lunch: rice'],
  ['a day in brackets', '[28/11/2026] Lunch: rice'],
  ['events to come', '12/12/2026, 10:00 - Prize giving: Hall B\n14/12/2026, 08:00 - Buses: Gate 2'],
  ['an event whose day has two orders', '05/12/2026, 10:00 - Prize giving: Hall B'],
  ['a day without a sender', '28/11/2026, 14:05 - 16:00'],
  ['a day that is none', '41/41/2026, 14:05 - Kamau: Sawa'],
] as const)('stays: %s', ([, text]) => expect(markdownOfMessage(text, TODAY)).toBeUndefined())
