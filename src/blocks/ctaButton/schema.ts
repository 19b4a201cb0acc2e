import { block, choice, linkFields, prose } from '../../../schema/vocabulary.ts'

export const ctaButton = block('ctaButton', 'One link that asks for a step', {
  text: prose('Words before the button').optional(),
  ...linkFields,
  variant: choice(['primary', 'secondary'], 'How much it stands out; primary when it is not said').optional(),
})
