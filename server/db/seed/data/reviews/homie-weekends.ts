import { told, type SeedReview } from './told'

/** The second half of what is said of the Homie. */
export const homieWeekends: SeedReview[] = [
  told(
    ['Martin Krause', 'L', 181, 4, '2026-05-17', 53],
    [
      'One clean line from lamp to hub',
      'All cables run inside, and I took a long look at how. Replacing a brake hose will be an evening’s work. Until then I enjoy a bike that wipes clean with one cloth. The gears needed adjusting after 200 km, as the note in the box said.',
    ],
  ),
  told(
    ['Jasmine Wu', 'M', 165, 5, '2026-05-24', 39],
    [
      'Ordered from a phone on a train',
      'I changed my mind about the color four times between two stations, and the price and the date followed every time. Six weeks later it stood in the hallway exactly like the picture. More shops should work like this.',
    ],
    { color: 'Harbour' },
  ),
  told(
    ['Patrick O’Leary', 'XL', 191, 4, '2026-06-07', 60],
    [
      'Good in traffic, harsh on cobbles',
      'I thought I could do without the suspension post, and our old town disagreed. Ordered one as a spare and fitted it in ten minutes. Apart from that it is the quickest way across the city that I know, helmet hair included.',
    ],
  ),
  told(
    ['Sabine Vogel', 'M', 173, 5, '2026-06-14', 86],
    [
      'My father borrowed it and gave it back late',
      'He is 74 and had sworn that he would never ride an electric one. He was supposed to go around the block. He came home with bread, a newspaper and an opinion about the assist modes. We have ordered a second one.',
    ],
  ),
  told(
    ['Corey Whitfield', 'L', 179, 5, '2026-06-21', 28],
    [
      'The 700 Wh pack lasts my work week',
      'Fourteen kilometers a day, charged on Sunday, still 20 percent on Friday night. I no longer carry the charger to work. That alone was worth the upgrade price.',
    ],
    { parts: ['battery-large'] },
  ),
  told(
    ['Amara Nwosu', 'S', 160, 4, '2026-07-05', 46],
    [
      'Pretty, practical, a bit firm',
      'The standard saddle and I did not become friends, so I swapped it for the 168 mm one and told support. They sent me the measuring sheet that I should have used before ordering. Otherwise I have nothing to complain about, and I tried.',
    ],
    { color: 'Rose Copper' },
  ),
  told(
    ['Henrik Dahl', 'XL', 187, 5, '2026-07-12', 74],
    [
      'Summer of gravel detours',
      'I bought it for the office and it keeps turning left into the woods. The 80 mm fork is enough for farm tracks and canal paths. With the all-around tires there is no reason to stay on the asphalt.',
    ],
  ),
  told(
    ['Tina Marlowe', 'M', 168, 3, '2026-07-19', 33],
    [
      'Nice bike, patchy phone connection',
      'Riding it is a joy. Pairing is not: my phone finds the bike one time out of three, and the settings I save take a day to arrive. Support answered quickly and says that an update is coming. I will change my stars when it does.',
    ],
  ),
  told(
    ['Julio Cardenas', 'L', 175, 5, '2026-08-02', 57],
    [
      'Class 3 and legal, I checked',
      'The shop would not let me choose a tune that my state does not allow, and it told me why. So I ride at 28 mph where that is permitted with a clear conscience and a good helmet. Brakes with the 203 front rotor are exactly right for this speed.',
    ],
    { parts: ['tune-us3', 'brakes-203-180'] },
  ),
  told(
    ['Erin Castleberry', 'M', 170, 4, '2026-08-16', 24],
    [
      'Small scratch, fast answer',
      'There was a scratch on the left chainstay when I unpacked it. I sent a photo and had a bottle of matching paint and a steady-handed note on how to use it within the week. You cannot see it now. The bike underneath is superb.',
    ],
    { color: 'Carbon Matt' },
  ),
  told(
    ['Viktor Szabo', 'L', 183, 5, '2026-08-30', 93],
    [
      'The rigid fork was the right call',
      'Lighter, cleaner, nothing to service. My streets are smooth and the 2.25 tires at 2.2 bar do all the suspending that is needed. I liked that I could see grams and dollars for each choice before deciding.',
    ],
    { parts: ['fork-rigid'] },
  ),
  told(
    ['Danielle Fournier', 'S', 156, 5, '2026-09-13', 51],
    [
      'Groceries for five, up the hill',
      'Two panniers, a crate of apples, and a child’s scooter across the top. I am a small person and I never felt that the load was steering me. Walk assist in the underground garage is the unsung hero.',
    ],
    { parts: ['rack'] },
  ),
  told(
    ['Paul Rasmussen', 'XL', 196, 4, '2026-09-20', 43],
    [
      'At the upper end of XL',
      'I am two centimeters short of the limit and could use a longer stem; the 90 mm one is in the list and I overlooked it. Comfortable all the same. The night rides home with the automatic light have become a habit.',
    ],
    { parts: ['front-light'] },
  ),
  told(
    ['Hye-jin Seo', 'M', 163, 5, '2026-10-04', 79],
    [
      'A bike that my landlord noticed',
      'He asked where I leave it, I said in the living room, and he understood when he saw it. Arctic white with the matte cables is lovely. It has also been out in a typhoon’s tail and started the next morning as if nothing had happened.',
    ],
    { color: 'Arctic' },
  ),
  told(
    ['Brett Sorensen', 'L', 180, 4, '2026-10-11', 36],
    [
      'Would like a sturdier kickstand',
      'With a full pannier on one side it leans like a tired horse. The rest is well thought out: the bolts are all the same two sizes, the manual is readable, and the order page showed every step at the factory.',
    ],
    { parts: ['rack', 'mudguards-full'] },
  ),
  told(
    ['Laura Bianchi', 'M', 172, 3, '2026-10-25', 22],
    [
      'Waited for the color',
      'The two-tone paint added more days than I had patience for, and yes, the page said so before I clicked. The result is beautiful, the ride is smooth, the first service at a partner shop took two weeks to book. Mixed feelings, mostly about time.',
    ],
    { isPrivate: true, color: 'Two-tone' },
  ),
  told(
    ['Samuel Oduya', 'L', 177, 5, '2026-11-10', 68],
    [
      'Eleven miles each way, rain included',
      'I timed it for a month: 38 minutes by Homie, 41 by car, 55 by bus. The fenders keep my shoes dry and the radar keeps my nerves calm. My one complaint is that I now look for reasons to go in on Saturdays.',
    ],
    { parts: ['mudguards-full', 'radar', 'rack'] },
  ),
]
