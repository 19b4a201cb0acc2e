import { buttonRules } from '../../block/buttons.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules = buttonRules(messages.buttonWithoutAddress)
