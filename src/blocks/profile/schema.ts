import { block, heading, line, pictureFields, prose } from '../../../schema/vocabulary.ts'

export const profile = block('profile', 'A person: photo, name, role and, if you like, a message', {
  name: heading(2, 'The name of the person'),
  role: line('What the person does'),
  ...pictureFields('portrait'),
  organisation: line('Where the person works. Without it, the name in site.yaml').optional(),
  campus: line('The campus. Without it, the campus in site.yaml').optional(),
  since: line('Since when the person has had this role').optional(),
  bio: prose('The message of the person').optional(),
})
