import { block, heading, line, optionalPictureFields, prose } from '../../../schema/vocabulary.ts'

export const profile = block('profile', 'A person: name, role and, if you like, a photo and a message', {
  name: heading(2, 'The name of the person'),
  role: line('What the person does'),
  ...optionalPictureFields('portrait'),
  organisation: line('Where the person works. Without it, the name in site.yaml').optional(),
  campus: line(
    'The campus or building. Without it and `organisation`, it is the campus in site.yaml',
  ).optional(),
  since: line('Since when the person has had this role').optional(),
  bio: prose(
    'What the person says to visitors. The page shows it between the heading Message and the name of the person',
  ).optional(),
})
