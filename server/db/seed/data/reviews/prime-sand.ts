import { told, type SeedReview } from './told'

/** The first half of what is said of the Prime. */
export const primeSand: SeedReview[] = [
  told(
    ['Dana Whitcomb', 'M', 170, 5, '2025-09-21', 48],
    [
      'Beach patrol approved',
      'I ride eleven miles of wet and dry sand twice a week to count turtle nests. At 6 psi the Prime floats where my old fat bike dug in. The motor senses the extra drag and simply pushes harder; no lurch, no lag. I rinse it after every ride and the drivetrain still shifts cleanly.',
    ],
    { color: 'Abyss' },
  ),
  told(
    ['Owen Castellano', 'XL', 192, 4, '2025-10-03', 33],
    [
      'A tank, and parks like one',
      'Everything about the ride is great. What nobody tells you is that 4.8-inch tires fit no bike rack at any train station in my city, and the wall hook at home had to go. The climbing power is silly. One star off for storage, which is hardly the maker’s fault, but you should know before you order.',
    ],
  ),
  told(
    ['Ingrid Solheim', 'L', 181, 5, '2025-10-19', 61],
    [
      'Finally a bike for our kind of winter',
      'We have snow on the ground five months a year. With the studded tires I pass people who are still scraping their windshields. The display stays readable at −15 °C, although the range drops to about two thirds, exactly as the configurator said it would.',
    ],
    { parts: ['tyres-studded'], color: 'Bone' },
  ),
  told(
    ['Marcus Bell', 'L', 184, 3, '2025-11-02', 27],
    [
      'Good bike, wrong brakes',
      'I took it as it comes, with the small two-piston brakes. I weigh 105 kg and live on a hill. They stop the bike, but they howl when wet and my hands get tired. Support was honest and told me I should have taken the 203s. I changed them later and now it is the bike it should have been from the start.',
    ],
  ),
  told(
    ['Teresa Aguilar', 'M', 165, 5, '2025-11-16', 72],
    [
      'The throttle got me out of the dunes',
      'Stopped halfway up a soft dune with a loaded rack, which used to mean pushing. A thumb on the throttle and it walks itself to firm ground. I am a wildlife photographer and carry 14 kg of glass; the rack does not sway at all.',
    ],
    { parts: ['rack'] },
  ),
  told(
    ['Gareth Pugh', 'XL', 188, 4, '2025-12-07', 40],
    [
      'Stable, quiet, not cheap',
      'The frame is beautifully made; run a finger along the head tube and you will not find the joint. It tracks straight through ruts that used to throw me. I paid extra for the big battery and would do so again. The bell, on the other hand, belongs on a toy.',
    ],
    { parts: ['battery-large'] },
  ),
  told(
    ['Noor Haddad', 'L', 176, 5, '2025-12-28', 55],
    [
      'Between M and L, went L, no regrets',
      'The size finder said both would work and explained what I would gain with either. I wanted the calm one for long forest roads. At 176 cm with an 82 cm inseam I stand over it with two fingers of room. The honest table of what each size does was the reason I bought here.',
    ],
  ),
  told(
    ['Pete Lindgren', 'L', 179, 5, '2026-01-11', 88],
    [
      'Ice fishing with a trailer',
      'Pulls a sled with auger, tent and a bucket of perch across the lake. The rigid fork is all I need at these pressures, one less thing to freeze. I top the battery up in the cabin and have not run it below 30 percent yet.',
    ],
    { parts: ['battery-large', 'tyres-studded'] },
  ),
  told(
    ['Yuki Tanabe', 'M', 168, 4, '2026-01-25', 45],
    [
      'Surprisingly light on its feet',
      'I expected a truck. Below walking speed you feel the tires, above it they disappear. My only wish is a smaller frame size: at 168 I am fine, but my sister is 158 and there is no Prime for her.',
    ],
    { color: 'Moss' },
  ),
  told(
    ['Hannah Brandt', 'L', 174, 5, '2026-02-08', 64],
    [
      'Four weeks of slush, nothing rusted',
      'Short fenders, salt every morning, a hose in the evening. The bolts that come with it are stainless, someone thought about that. The motor makes a low hum on steep ramps, and on the flat I only hear rubber.',
    ],
    { parts: ['mudguards-short'] },
  ),
  told(
    ['Luis Ferreira', 'XL', 195, 2, '2026-02-22', 19],
    [
      'Rear wheel out of true on day two',
      'The bike itself rides very well, but the rear wheel arrived with a wobble that rubbed the brake. The shop around the corner trued it in twenty minutes and asked for a coffee in return. For four thousand dollars I expect someone to spin the wheel before it goes into the box.',
    ],
  ),
  told(
    ['Carol Jennings', 'M', 163, 5, '2026-03-08', 91],
    [
      'I am 67 and back on the trails',
      'Two knee operations ended my riding, or so I thought. I start in the gentlest mode, and the bike gives exactly as much as my legs leave out. My grandson now asks me to wait for him. The low standover on the M makes all the difference.',
    ],
    { color: 'Signal Orange' },
  ),
  told(
    ['Stefan Novak', 'L', 183, 4, '2026-03-22', 37],
    [
      'Delivery was on the day, to the day',
      'The date in the cart said the 12th and a truck came on the 12th. Assembly took me 25 minutes with the tools in the box. The saddle is a matter of taste and mine was different; I should have taken the leather one.',
    ],
  ),
  told(
    ['Brianna Cole', 'M', 171, 5, '2026-04-05', 50],
    [
      'Clay, roots, sand, one bike',
      'We have all three within ten minutes of the house, and I used to pick the bike by the weather. Now I pick the route. The air fork takes the chatter out of roots. It was worth the extra weeks of waiting, although I complained at the time.',
    ],
    { parts: ['fork-air-120'] },
  ),
]
