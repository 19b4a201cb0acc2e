import { block, choice, linkFields, prose } from '../../../schema/vocabulary.ts'

export const ctaButton = block('ctaButton', 'A button: one link that asks people to do something', {
  text: prose('Words before the button').optional(),
  ...linkFields,
  variant: choice(
    ['primary', 'secondary'],
    'How much the button stands out (without it: primary)',
  ).optional(),
})
