import { told, type SeedReview } from './told'

/** The first half of what is said of the Homie. */
export const homieWeekdays: SeedReview[] = [
  told(
    ['Priya Raman', 'S', 158, 5, '2025-09-28', 56],
    [
      'The first bike in years that fits me',
      'At 158 cm I am used to being sold a men’s medium with the saddle slammed. The S is drawn for a small person: shorter cranks, narrower bar, brake levers I can reach. My twelve-mile commute went from a chore to the best part of the day.',
    ],
    { color: 'Rose Copper' },
  ),
  told(
    ['Will Garrison', 'L', 180, 4, '2025-10-05', 31],
    [
      'Sold the second car',
      'Daycare, office, supermarket, 9 miles in total. With rack and panniers it does what the car did, except that I arrive awake. I miss a chain guard for office pants; the belt version would have solved that.',
    ],
    { parts: ['rack'] },
  ),
  told(
    ['Emma Schuster', 'M', 169, 5, '2025-10-12', 84],
    [
      'The belt is worth every cent',
      'No oil, no noise, no black stripe on my calf. 900 km through a wet fall and I have done nothing but wipe it. The five gears of the hub are closer together than I feared.',
    ],
    { parts: ['drive-belt'] },
  ),
  told(
    ['Kwame Boateng', 'XL', 189, 5, '2025-10-26', 47],
    [
      'Nobody believes what it weighs',
      'I carry it to the second floor with one hand while the other one finds the keys. Colleagues lift it and look for the trick. 19.8 kg on my luggage scale, as promised, with pedals.',
    ],
  ),
  told(
    ['Jill Amundsen', 'S', 161, 4, '2025-11-09', 29],
    [
      'Radar in the dark is a gift',
      'My way home has no lights and fast cars. The radar tells me that something is coming long before I hear it. It also warned me of a very determined deer. The light could aim a little lower for oncoming cyclists.',
    ],
    { parts: ['radar', 'front-light', 'rack'] },
  ),
  told(
    ['Ben Achterberg', 'L', 184, 3, '2025-11-23', 38],
    [
      'Fine on flat, busy on hills',
      'In town it is quick and very quiet. On the 11 percent ramp to our house the hub motor works hard and gets warm, and so do I. Friends with mid motors pass me there. If you live on a slope, take a test ride first.',
    ],
  ),
  told(
    ['Rosa Delgado', 'M', 166, 5, '2025-12-14', 70],
    [
      'Stolen on Monday, home on Tuesday',
      'Someone cut the chain at the station. The tracker showed a garage two miles away, the police went there with me and my phone. They had four other bikes, none of them with a tracker. I now tell everyone to tick that box.',
    ],
    { parts: ['tracker', 'lock'] },
  ),
  told(
    ['Anders Holm', 'L', 178, 5, '2026-01-04', 102],
    [
      'Winter commuter, day 40',
      'Studs on, short fenders, wool socks. It has started every single morning, which is more than I can say of our diesel. The contact points are good enough that I have changed nothing.',
    ],
    { parts: ['tyres-studded', 'mudguards-short'] },
  ),
  told(
    ['Chloe Park', 'M', 164, 4, '2026-01-18', 25],
    [
      'Clear instructions, one stiff bolt',
      'I had never put a bike together. Bars, pedals, front wheel, done in half an hour, and the torque of every bolt was on the page of my bike. One bolt at the stem was very tight from the factory; my neighbor helped.',
    ],
    { color: 'Arctic' },
  ),
  told(
    ['Frank Iovino', 'XL', 194, 5, '2026-02-01', 59],
    [
      'A tall man’s city bike',
      'I sit upright, my knees clear the bar in tight turns, and the suspension post takes the cobbles. The picture while configuring grew with the frame size, so I knew it would not look like a circus bike. It does not.',
    ],
    { parts: ['post-suspension'] },
  ),
  told(
    ['Lena Hofstetter', 'S', 155, 5, '2026-02-15', 77],
    [
      'Low, light and fast enough',
      'I put a foot down at lights without leaving the saddle. Class 1 assist is plenty in a city where the lights are synchronized for bikes. The copper looks even better outside than on the screen.',
    ],
    { color: 'Rose Copper', parts: ['tune-us1'] },
  ),
  told(
    ['Malik Johnson', 'L', 182, 4, '2026-02-28', 34],
    [
      'Quiet enough to hear the birds',
      'The hub hums up to about 10 mph and then it is gone. I ride the slick tires and they roll like a road bike, but painted lines in the rain need respect. Next winter I will put the all-around ones back on.',
    ],
    { parts: ['tyres-city'] },
  ),
  told(
    ['Greta Lindholm', 'M', 171, 5, '2026-03-15', 120],
    [
      'Four months, 1,480 km, zero drama',
      'Brake pads at 60 percent, tires fine, one click of the rear brake adjusted. I wrote down what I spent: chain oil. The service log on my bike’s page is a small thing that I use more than I thought.',
    ],
  ),
  told(
    ['Trevor Nash', 'L', 176, 2, '2026-03-29', 16],
    [
      'Two punctures in two weeks',
      'The ride is good, I have no quarrel with the bike. But the city tires are thin and our bike lane is full of glass. Getting a rear wheel with a hub motor out at the roadside in the rain is an experience I do not want twice. Take the tougher tires.',
    ],
    { parts: ['tyres-city'] },
  ),
  told(
    ['Olivia Brandão', 'M', 167, 5, '2026-04-12', 49],
    [
      'I use the car only for the dump now',
      'The frame lock and the chain live on the bike, the panniers go on with one click, and the heart-rate assist keeps me from arriving sweaty at meetings. That last feature sounded like a gimmick. It is the one I would keep.',
    ],
    { parts: ['lock', 'rack', 'heart-rate'] },
  ),
  told(
    ['Seth Kowalczyk', 'XL', 186, 4, '2026-04-26', 41],
    [
      'Honest range, for once',
      'They say 57 to 86 km and I get 70 with hills and a backpack. My last bike promised 120 and managed half. I give four stars because the charger’s fan is louder than the bike.',
    ],
  ),
  told(
    ['Nina Petrova', 'S', 163, 5, '2026-05-10', 66],
    [
      'Took S although M was possible',
      'I am 163 and the finder offered both. It said S turns quicker and M is calmer, and I live in a maze of one-way streets. It was right. I move between the cars like a fish and still feel relaxed after an hour.',
    ],
    { color: 'Harbour' },
  ),
]
