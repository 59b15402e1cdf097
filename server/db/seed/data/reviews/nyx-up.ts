import { told, type SeedReview } from './told'

/** The first half of what is said of the Nyx. */
export const nyxUp: SeedReview[] = [
  told(
    ['Cody Brennan', 'L', 181, 5, '2025-09-24', 54],
    [
      'Three laps where I used to do one',
      'Same loop, same lungs, three times the descending. The mullet setup tucks into tight switchbacks in a way my old 29er never did. At the end of a long day I still have something left for the jump line.',
    ],
    { color: 'Acid' },
  ),
  told(
    ['Melissa Trang', 'S', 160, 5, '2025-10-08', 37],
    [
      'A small frame that rides like a big one',
      'Most brands shrink a large and call it done. On the S the reach, the dropper and the bars all suit me, and the light shock tune works for 54 kg. I ride black runs now that I used to walk.',
    ],
    { color: 'Amethyst' },
  ),
  told(
    ['Jake Hollister', 'L', 185, 4, '2025-10-22', 62],
    [
      'Climbs like a lift, wants good tires',
      'The motor finds grip on wet roots as long as you stay seated and keep the cadence up. The stock tires are fine for dust and nervous in October mud. Everything else, from the levers to the linkage, feels like it will last.',
    ],
  ),
  told(
    ['Simone Keller', 'M', 170, 5, '2025-11-12', 90],
    [
      'Range that matches the map',
      'I plan tours by climbing, not by distance. 1,450 meters in Tour and Sport with the 756 Wh battery, 18 percent left, 61 kg of me plus pack. The panel that explains the range named nearly the same figure before I bought it.',
    ],
    { parts: ['battery-large'] },
  ),
  told(
    ['Dylan Marsh', 'XL', 191, 3, '2025-11-30', 32],
    [
      'Five-star chassis, three-star shifting',
      'Under full power the 11-speed crunches if you shift like I do. A friend with the electronic group has no such trouble. I knew it was an option, I just did not know that I needed it. The suspension is outstanding.',
    ],
  ),
  told(
    ['Katya Morozova', 'M', 166, 4, '2025-12-21', 46],
    [
      'Snow season tested',
      'With studs it holds on blue ice, which I had not believed. The dropper gets slow below −10 °C, warm it up inside and it is fine. I love that the brakes feel the same on the third descent as on the first.',
    ],
    { parts: ['tyres-studded'] },
  ),
  told(
    ['Andre Villanueva', 'L', 178, 5, '2026-01-14', 71],
    [
      'The linkage is a work of art',
      'I take bikes apart for a living. Standard bearings, real torque values, a grease port where it belongs, and a spare hanger in the box. Whoever designed this has held a wrench before.',
    ],
    { color: 'Petrol' },
  ),
  told(
    ['Robin Eastwood', 'XL', 188, 5, '2026-02-04', 58],
    [
      'Confident is the word',
      'The 160 mm fork option makes it a proper big-mountain bike, and the numbers in the geometry table changed with it, so I knew what I would get. Steep and loose no longer makes me brake early.',
    ],
    { parts: ['fork-air-160'] },
  ),
  told(
    ['Isabel Romero', 'M', 168, 4, '2026-02-18', 27],
    [
      'Setup sheet would help',
      'Sag, rebound, tire pressure: I spent three rides on what one printed sheet for my weight would have told me. Once dialed in it is plush and poppy at the same time. Support did send me their base settings when I asked.',
    ],
  ),
  told(
    ['Grant Thibodeaux', 'L', 183, 1, '2026-03-04', 12],
    [
      'Motor error on the first ride',
      'An error code after six miles, then no assist at all, eight miles from the car with 22 kg of bike. It went back to the workshop for sixteen days. I hear it runs now and they paid for the transport both ways, but I had planned my vacation around this bike.',
    ],
    { isPrivate: true },
  ),
  told(
    ['Freya Lindahl', 'S', 157, 5, '2026-03-25', 66],
    [
      'My daughter and I share one',
      'She is 167 and I am 157, and with the dropper we both fit the S. We fight over Saturdays. In Eco it keeps our speed honest and the battery full; in Boost we giggle.',
    ],
    { color: 'Night' },
  ),
  told(
    ['Tyler Voss', 'M', 174, 4, '2026-04-08', 40],
    [
      'Not the lightest, the calmest',
      'I came from a 15 kg bike and missed it for about a week. Then I noticed that I had stopped fearing rock gardens. 22.6 kg keeps you on the ground, and the motor takes care of the rest. The charge port cover is fiddly with gloves.',
    ],
  ),
  told(
    ['Beatriz Moura', 'M', 165, 5, '2026-04-22', 83],
    [
      'Bottle battery for the big days',
      'Most days I leave it at home and ride light. On Sundays it gives me another 500 meters of climbing and fits where my bottle was. Swapping takes ten seconds. The best accessory I have bought for any bike.',
    ],
    { parts: ['bottle-battery'] },
  ),
  told(
    ['Nolan Fitzgerald', 'L', 180, 5, '2026-05-06', 49],
    [
      'Trail crew’s choice',
      'Six of us build trails and two bought a Nyx within a month after riding mine. It carries a saw and a shovel up, and comes down like none of that happened. Mud clearance at the rear is generous.',
    ],
    { parts: ['tool-roll'], color: 'Acid' },
  ),
]
