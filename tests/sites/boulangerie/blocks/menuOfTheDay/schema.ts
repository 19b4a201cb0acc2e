import { block, date, heading, line, list, money, z } from 'ukurasa/schema'

const dish = z.strictObject({
  name: line('What there is'),
  price: money('What it costs'),
  text: line('What is in it').optional(),
})

export const menuOfTheDay = block('menuOfTheDay', 'What there is to eat on one day', {
  title: heading(2, 'The heading'),
  day: date('The day').optional(),
  dishes: list(dish, 'The dishes, in order'),
})
