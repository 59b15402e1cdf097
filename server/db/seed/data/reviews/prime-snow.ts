import { told, type SeedReview } from './told'

/** The second half of what is said of the Prime. */
export const primeSnow: SeedReview[] = [
  told(
    ['Jonas Weidmann', 'XL', 190, 5, '2026-04-19', 76],
    [
      'Rode it across the Alps’ wrong side',
      'Gravel, scree, leftover snow at 2,400 meters. I carried it twice and cursed its weight twice; the rest of the time I was grateful for every gram of tire. With the 816 Wh pack I climbed 1,900 meters in Tour and rolled into the valley with two bars left.',
    ],
    { parts: ['battery-large'], color: 'Abyss' },
  ),
  told(
    ['Michelle Okafor', 'L', 177, 4, '2026-05-03', 42],
    [
      'Great motor, basic display',
      'The power delivery is the best I have tried, and I tried six. The monochrome display does its job in full sun, but the menu for the units took me ten minutes to find. It is in the manual, page 31. You are welcome.',
    ],
  ),
  told(
    ['Eric Sandoval', 'L', 180, 5, '2026-05-17', 110],
    [
      'Ranch work, no truck needed',
      'I check four miles of fence every morning. The Prime crosses dry creek beds, carries my tools and does not spook the horses. 1,100 miles so far, one set of pads, no flat. I set the tires to 10 psi and leave them there.',
    ],
    { parts: ['rack', 'tool-roll'] },
  ),
  told(
    ['Aisling Byrne', 'M', 167, 3, '2026-05-31', 30],
    [
      'More bike than I needed',
      'I fell for the look. It rides like a cloud, but on my paved commute the fat tires drag and the range is what they said it would be: honest and short. If your roads are smooth, look at the Homie. I should have listened to the range table instead of the pictures.',
    ],
    { color: 'Signal Orange' },
  ),
  told(
    ['Tomasz Wrona', 'XL', 186, 5, '2026-06-14', 58],
    [
      'Hunting season will be different',
      'Silent compared with a quad, and I reach the stand without waking the valley. It hauled 30 kg on the rack and me, 92 kg, up a logging road that used to take an hour on foot. The four-piston brakes brought us down again without fading.',
    ],
    { parts: ['rack', 'fork-air-120', 'brakes-203-203'], color: 'Moss' },
  ),
  told(
    ['Kelly Ann Morse', 'L', 175, 4, '2026-06-28', 35],
    [
      'Rattle found, rattle fixed',
      'After two weeks something ticked under load. I sent a short video, and the answer named the culprit within an hour: the bolt of the speed sensor. A quarter turn, silence ever since. Good bike, better answer.',
    ],
  ),
  told(
    ['David Mensah', 'L', 182, 5, '2026-07-12', 67],
    [
      'Paint that stops people',
      'Graphite on black and still everyone asks. The clear coat shows the carbon in low sun. It is also, in passing, the most planted bike I have ever taken down a loose fire road.',
    ],
  ),
  told(
    ['Sofia Marchetti', 'M', 164, 4, '2026-07-26', 52],
    [
      'Check your door before you order',
      'It is a long bike and my elevator is a short elevator, so it goes up the stairs: 26 kg, four floors, once a day. I knew the number. My shoulders now know it too. On the trail every one of those kilos is forgiven.',
    ],
    { color: 'Abyss' },
  ),
  told(
    ['Ray Hutchins', 'XL', 197, 5, '2026-08-09', 80],
    [
      'Fits a tall rider without a spacer tower',
      'I am 197 cm and usually end up with a bike that looks like a construction crane. The XL has reach for me, and the drawing in the configurator showed my saddle height to the millimeter. It came out the same.',
    ],
  ),
  told(
    ['Leah Goldstein', 'M', 172, 4, '2026-08-23', 26],
    [
      'Bought it for the beach, use it everywhere',
      'Groceries, school run, dog. The dog runs beside it at the speed where the throttle is happiest. I would like a kickstand that holds on soft ground; I made a wooden foot for mine.',
    ],
  ),
  told(
    ['Arvid Nyström', 'L', 178, 5, '2026-09-06', 95],
    [
      'Charges slowly, runs forever',
      'Seven hours on the standard charger. It stopped bothering me when I noticed that I plug it in every fourth day. I measured 71 km in Tour on a flat forest loop with the large battery and 88 kg of rider, headwind included.',
    ],
    { parts: ['battery-large'] },
  ),
  told(
    ['Monique Tremblay', 'L', 173, 2, '2026-09-27', 21],
    [
      'Ten days late and no word',
      'Once it came I liked it. But the date moved and I learned about it by looking at the order page myself, on the very day when I had taken a morning off. They apologized, politely. An email a week earlier would have cost nothing.',
    ],
    { isPrivate: true },
  ),
  told(
    ['Calvin Roth', 'L', 185, 3, '2026-10-18', 44],
    [
      'Love the frame, not the bars',
      'I kept the 760 mm bar because it was the standard one. Between our trees it is a lottery. The next narrower bar was in the list and I did not read the list. The ride is a solid five; my own choice of parts gets the three.',
    ],
  ),
  told(
    ['Astrid Falk', 'M', 169, 4, '2026-11-08', 63],
    [
      'First frost, first grin',
      'Frozen mud at seven in the morning and the tires simply roll over the ridges. The grips could be warmer and I wish the light came on by itself as it does on my partner’s Homie. I would still buy it again tomorrow.',
    ],
    { parts: ['front-light'], color: 'Moss' },
  ),
]
