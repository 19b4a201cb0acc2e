/** The styles of Studio. Each part of it has a file of its own. */
import actions from './style/actions.css?inline'
import base from './style/base.css?inline'
import dialogs from './style/dialogs.css?inline'
import fields from './style/fields.css?inline'
import form from './style/form.css?inline'
import gallery from './style/gallery.css?inline'

export const studioStyle = [base, form, fields, dialogs, actions, gallery].join('\n')
