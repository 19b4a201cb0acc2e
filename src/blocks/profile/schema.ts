import { block, heading, line, pictureFields, prose } from '../../../schema/vocabulary.ts'

export const profile = block('profile', 'A person: photo, name, role and, where there is one, a message', {
  name: heading(2, 'The name of the person'),
  role: line('What the person does'),
  ...pictureFields('portrait'),
  school: line('The school; without it the name of the school in site.yaml').optional(),
  campus: line('The campus; without it the campus in site.yaml').optional(),
  since: line('Since when the person has served').optional(),
  bio: prose('The message of the person').optional(),
})
