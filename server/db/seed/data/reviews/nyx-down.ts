import { told, type SeedReview } from './told'

/** The second half of what is said of the Nyx. */
export const nyxDown: SeedReview[] = [
  told(
    ['Yannick Perrin', 'XL', 195, 4, '2026-05-20', 35],
    [
      'Big frame, big bars, big smile',
      'There are few bikes on which I do not look like a bear on a tricycle. The 800 mm bar was the right choice for my shoulders. I would have liked a fourth bolt on the stem, purely for my peace of mind.',
    ],
    { parts: ['fit-800-40'] },
  ),
  told(
    ['Heather Quinn', 'M', 169, 5, '2026-06-03', 64],
    [
      'Came back from injury on this',
      'Torn ligament, nine months off. I set the assist so that my pulse stays where my physio wants it, and the strap does the thinking. I rode the whole ridge last week and cried a little at the top.',
    ],
    { parts: ['heart-rate'] },
  ),
  told(
    ['Luca Zanetti', 'L', 177, 5, '2026-06-17', 97],
    [
      'Dolomites, 38 bends, one battery',
      'My legs and the 630 Wh were finished at the same moment, which I call a fair fight. The descent on the old mule track was the best hour of my summer. Piggyback shock stayed cool and consistent all the way.',
    ],
    { parts: ['shock-piggyback'] },
  ),
  told(
    ['Amber Strickland', 'S', 163, 4, '2026-07-01', 29],
    [
      'Quiet freewheel, please',
      'The motor is polite and the hub is not: it buzzes like a hornet when you coast. Some people love that. Handling is precise, the build quality is first rate, and it arrived two days before the promised date.',
    ],
    { color: 'Petrol' },
  ),
  told(
    ['Wes Harmon', 'L', 186, 3, '2026-07-08', 45],
    [
      'Hard to find a workshop',
      'The bike is brilliant. The nearest shop that dares to open the motor is 120 miles away, and I had to wait for an appointment. I can do the rest myself with the torque table. Check the dealer map before you buy, not after.',
    ],
  ),
  told(
    ['Nadia Benali', 'M', 167, 5, '2026-07-22', 55],
    [
      'It made me a better rider',
      'I have the energy to try a corner five times instead of once. The wide gap between Eco and Boost lets me practice climbing without help. By the end of the second month I was riding things I had only filmed before.',
    ],
    { color: 'Amethyst' },
  ),
  told(
    ['Philip Aldridge', 'XL', 187, 5, '2026-08-05', 75],
    [
      'Compared nine bikes on paper, bought this',
      'It was the only shop that printed reach, stack and weight for the exact build, not for some medium with the lightest parts. Mine weighs 23.7 kg with pedals and fender; the sheet said 23.6.',
    ],
    { parts: ['mudguards-short', 'battery-large'] },
  ),
  told(
    ['Sienna Douglas', 'M', 172, 4, '2026-08-19', 38],
    [
      'Lovely bike, long wait',
      'Nearly seven weeks, as announced, and I counted each of them. It was ready a day early. The grips wore through quickly, and I have small hands and no particular violence in them. Suspension and brakes are beyond criticism.',
    ],
  ),
  told(
    ['Marek Dvorak', 'L', 182, 5, '2026-09-02', 104],
    [
      '1,900 km without a creak',
      'I expected at least the pivots to speak up by now. I wash it with a bucket, I check the bolts monthly, and that is all. Chain replaced at 1,500 km, brake pads at 1,200. The shop’s estimate of wear was close.',
    ],
  ),
  told(
    ['Gwen Asher', 'S', 165, 4, '2026-09-16', 31],
    [
      'Chose S over M for play',
      'I could have taken either and the page told me what I would give up. It is whippy in the air and a little short on long fire roads. That was the deal and I am happy with it.',
    ],
    { color: 'Night' },
  ),
  told(
    ['Dominic Reyes', 'L', 179, 2, '2026-09-30', 20],
    [
      'Display died, replacement took weeks',
      'The color display went dark after a rainy weekend. The bike works without it, but you ride blind: no range, no mode. The new one came after three and a half weeks because it was out of stock. The trail manners are great, the spare parts logistics were not.',
    ],
    { parts: ['display-color'] },
  ),
  told(
    ['Charlotte Meyer', 'M', 175, 4, '2026-10-14', 60],
    [
      'One size down from my fears',
      'I was sure that at 175 I needed an L, having been sold large bikes all my life. The drawing with my inseam showed M, and M it is. The bike turns when I think of turning. I deduct a star for the loud packaging of forty cable ties.',
    ],
  ),
  told(
    ['Emil Johansson', 'XL', 190, 5, '2026-10-28', 82],
    [
      'Night rides are the new weekend',
      'With the 100 lux light I see every root early enough. The bike is called Nyx, so this seems to be the idea. Three of us go on Thursdays now, through leaves, fog and once through a herd of very surprised cows.',
    ],
    { parts: ['front-light'], color: 'Night' },
  ),
  told(
    ['Renee Gallagher', 'M', 171, 4, '2026-11-12', 41],
    [
      'Worth stretching the budget, almost everywhere',
      'The frame, the shock and the brakes are what I paid for, and they show it on every descent. The saddle is not: I replaced it after a week. If you are between two options in the list, spend on the suspension and save on the display. You look at the trail anyway.',
    ],
    { parts: ['shock-piggyback'], color: 'Acid' },
  ),
]
