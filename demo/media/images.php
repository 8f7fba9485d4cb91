<?php
/**
 * The demo's pictures. `photo` is a file of Twenty Twenty-Five (CC0, credited in that
 * theme's readme); where a WordPress lacks it, the drawing of that name serves.
 * `develop` is the image generator's recipe: which part, how light, on what ground.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

return [
	'logo'            => [ 'drawing' => 'logo', 'title' => 'Fig & Ferry', 'alt' => 'Fig & Ferry' ],
	'icon'            => [
		'file'  => 'icon.png',
		'title' => 'Fig & Ferry, the icon of browser tabs',
		'alt'   => 'Fig & Ferry',
	],
	'lilies'          => [
		'photo' => 'botany-flowers.webp',
		'title' => 'Bog arum',
		'alt'   => 'White arum flowers on long stems among broad green leaves',
	],
	'lilies-close'    => [
		'photo' => 'botany-flowers-closeup.webp',
		'title' => 'Arum leaves and flowers',
		'alt'   => 'Glossy arum leaves and five white flowers against a grey wall',
	],
	'lilies-portrait' => [
		'photo'   => 'botany-flowers.webp',
		'develop' => [ 'crop' => [ 0.245, 0.0, 0.66, 1.0 ] ],
		'title'   => 'Bog arum, upright',
		'alt'     => 'Three white arum flowers on tall stems, and broad green leaves',
	],
	'lilies-tall'     => [
		'photo'   => 'botany-flowers.webp',
		'develop' => [ 'crop' => [ 0.0, 0.0, 1.0, 0.6 ] ],
		'title'   => 'Arum in flower',
		'alt'     => 'Three white arum flowers stand above their leaves',
	],
	'lilies-leaf'     => [
		'photo'   => 'botany-flowers.webp',
		'develop' => [ 'crop' => [ 0.0, 0.42, 1.0, 0.58 ] ],
		'title'   => 'Arum leaves',
		'alt'     => 'Arum stems and folded leaves, with one white flower among them',
	],
	'meadow'          => [
		'photo'   => 'coming-soon-bg-image.webp',
		'develop' => [ 'light' => 1.35 ],
		'title'   => 'A meadow in flower',
		'alt'     => 'A spreading tree above a meadow of yellow and red flowers under a clear sky',
	],
	'meadow-tree'     => [
		'photo'   => 'flower-meadow-square.webp',
		'develop' => [ 'light' => 1.1, 'crop' => [ 0.3, 0.0, 0.7, 0.5 ] ],
		'title'   => 'The old tree',
		'alt'     => 'An old tree with a wide crown above a meadow in flower',
	],
	'meadow-red'      => [
		'photo'   => 'flower-meadow-square.webp',
		'develop' => [ 'light' => 1.1, 'crop' => [ 0.4, 0.5, 0.6, 0.5 ] ],
		'title'   => 'Blanket flowers',
		'alt'     => 'A pink blanket flower among yellow tickseed, in full sun',
	],
	'meadow-gold'     => [
		'photo'   => 'flower-meadow-square.webp',
		'develop' => [ 'light' => 1.1, 'crop' => [ 0.0, 0.45, 1.0, 0.55 ] ],
		'title'   => 'Tickseed and blanket flowers',
		'alt'     => 'Yellow flowers with dark red hearts, and some pink ones, growing thickly',
	],
	'meadow-square'   => [
		'photo'   => 'flower-meadow-square.webp',
		'develop' => [ 'light' => 1.1 ],
		'title'   => 'Meadow and tree',
		'alt'     => 'Yellow meadow flowers in full sun with a dark tree behind',
	],
	'buttercup'       => [
		'photo'   => 'northern-buttercups-flowers.webp',
		'develop' => [ 'light' => 1.25 ],
		'title'   => 'A poppy, low evening light',
		'alt'     => 'A single yellow poppy opening in low brown evening light',
	],
	'buttercup-heart' => [
		'photo'   => 'northern-buttercups-flowers.webp',
		'develop' => [ 'light' => 1.3, 'crop' => [ 0.47, 0.3, 0.46, 0.5 ] ],
		'title'   => 'The heart of a poppy',
		'alt'     => 'The stamens of a yellow poppy, very close',
	],
	'hibiscus'        => [
		'photo'   => 'red-hibiscus-closeup.webp',
		'develop' => [ 'light' => 1.1, 'ground' => [ 1280, 783 ] ],
		'title'   => 'Red hibiscus',
		'alt'     => 'A red hibiscus flower, open wide, on a dark ground',
	],
	'hibiscus-portrait' => [
		'photo'   => 'red-hibiscus-closeup.webp',
		'develop' => [ 'light' => 1.1, 'crop' => [ 0.1, 0.0, 0.74, 1.0 ], 'ground' => [ 798, 1040 ] ],
		'title'   => 'Red hibiscus, upright',
		'alt'     => 'A red hibiscus flower at the foot of a dark ground',
	],
	'hibiscus-dark'   => [
		'photo'   => 'grid-flower-1.webp',
		'develop' => [ 'light' => 1.1, 'ground' => [ 1920, 808 ] ],
		'title'   => 'Hibiscus at dusk',
		'alt'     => 'Red hibiscus petals against a dark evening garden',
	],
	'columbine'       => [
		'photo'   => 'dallas-creek-square.webp',
		'develop' => [ 'light' => 1.15 ],
		'title'   => 'Columbine',
		'alt'     => 'A red columbine hanging from a thin stem at night',
	],
	'columbine-wide'  => [
		'photo'   => 'dallas-creek-square.webp',
		'develop' => [ 'light' => 1.15, 'ground' => [ 1280, 720 ] ],
		'title'   => 'Columbine at night',
		'alt'     => 'A red columbine and its buds on thin stems, in the dark',
	],
	'lupin'           => [
		'photo'   => 'malibu-plantlife.webp',
		'develop' => [ 'ground' => [ 420, 364 ] ],
		'title'   => 'Native pea',
		'alt'     => 'A violet pea flower, very close, on a warm blurred ground',
	],
	'anthurium'       => [
		'photo'   => 'category-anthuriums.webp',
		'develop' => [ 'light' => 1.05, 'ground' => [ 420, 560 ] ],
		'title'   => 'Anthurium',
		'alt'     => 'A single red anthurium with a coral spike',
	],
	'busy-lizzie'     => [
		'photo'   => 'akaka-falls-state-park-flora.webp',
		'develop' => [ 'light' => 1.1, 'ground' => [ 420, 362 ] ],
		'title'   => 'Impatiens in shade',
		'alt'     => 'Pink impatiens flowers over pale green leaves',
	],
	'birds'           => [
		'photo'   => 'marshland-birds-square.webp',
		'develop' => [ 'light' => 1.1 ],
		'title'   => 'Wetland birds at sunset',
		'alt'     => 'Two wading birds in shallow water under a red evening sky',
	],
	'tree'            => [
		'photo'   => '404-image.webp',
		'develop' => [ 'light' => 1.1 ],
		'title'   => 'A wind-bent tree',
		'alt'     => 'A lone tree on a ridge, bent by the wind, black and white',
	],
	'phacelia'        => [
		'photo' => 'grid-flower-2.webp',
		'title' => 'Phacelia, enlarged',
		'alt'   => 'Botanical plate of a coiled phacelia flower head, black and white',
	],
	'phacelia-wide'   => [
		'photo'   => 'grid-flower-2.webp',
		'develop' => [ 'ground' => [ 1280, 853 ] ],
		'title'   => 'Phacelia on paper',
		'alt'     => 'A coiled phacelia flower head on warm grey paper, black and white',
	],
	'campanula'       => [
		'photo' => 'campanula-alliariifolia-flower.webp',
		'title' => 'Bellflower, enlarged',
		'alt'   => 'Botanical plate of a bellflower, black and white',
	],
	'campanula-wide'  => [
		'photo'   => 'campanula-alliariifolia-flower.webp',
		'develop' => [ 'ground' => [ 1280, 720 ] ],
		'title'   => 'Bellflower on grey',
		'alt'     => 'A bellflower, wide open, on a warm grey ground, black and white',
	],
	'delphinium'      => [
		'photo' => 'delphinium-flowers.webp',
		'title' => 'Larkspur, enlarged',
		'alt'   => 'Botanical plate of curling larkspur stems, black and white',
	],
	'thistle'         => [
		'photo' => 'star-thristle-flower.webp',
		'title' => 'Thistle, enlarged',
		'alt'   => 'Botanical plate of a thistle head, black and white',
	],
	'thistle-wide'    => [
		'photo'   => 'star-thristle-flower.webp',
		'develop' => [ 'ground' => [ 1280, 720 ] ],
		'title'   => 'Thistle on paper',
		'alt'     => 'A thistle head with its scales spread, on warm grey paper, black and white',
	],
	'cactus'          => [
		'photo' => 'category-cactus.webp',
		'title' => 'Column cactus',
		'alt'   => 'The ribs of a column cactus against clouds, black and white',
	],
	'sunflower'       => [
		'photo' => 'category-sunflowers.webp',
		'title' => 'Sunflower',
		'alt'   => 'A pale yellow sunflower, almost a silhouette',
	],
	'plan-courtyard'  => [
		'drawing' => 'plan-courtyard',
		'title'   => 'Planting plan, Paddington',
		'alt'     =>
			'Planting plan: a deck and a paved court beside a house, a rill, and four trees over a bed of lilies and '
				. 'grasses',
	],
	'plan-night'      => [
		'drawing' => 'plan-night',
		'title'   => 'Planting plan, New Farm',
		'alt'     => 'Planting plan: a paved court with two trees, white flowers in drifts and one red group',
	],
	'plan-shade'      => [
		'drawing' => 'plan-shade',
		'title'   => 'Planting plan, Taringa',
		'alt'     => 'Planting plan: two beds of shade plants on either side of paving below a house',
	],
	'plan-slope'      => [
		'drawing' => 'plan-slope',
		'title'   => 'Planting plan, Bardon',
		'alt'     =>
			'Planting plan: a path winds down a slope between four beds of meadow flowers, under two jacarandas',
	],
	'plan-bank'       => [
		'drawing' => 'plan-bank',
		'title'   => 'Planting plan, Kenmore',
		'alt'     =>
			'Planting plan: a bank in two bands, peas and shrubs above, mat rush below, three she-oaks at the top',
	],
	'plan-steps'      => [
		'drawing' => 'plan-steps',
		'title'   => 'Planting plan, Red Hill',
		'alt'     => 'Planting plan: steps turn twice between beds of red hibiscus, lilies and grasses',
	],
	'plan-swale'      => [
		'drawing' => 'plan-swale',
		'title'   => 'Planting plan, Ashgrove',
		'alt'     => 'Planting plan: a planted swale runs past a lawn to a basin in the low corner',
	],
	'plan-pond'       => [
		'drawing' => 'plan-pond',
		'title'   => 'Planting plan, Graceville',
		'alt'     => 'Planting plan: a pond ringed and half filled by arum, rushes and sedge',
	],
	'plan-contour'    => [
		'drawing' => 'plan-contour',
		'title'   => 'Planting plan, Samford',
		'alt'     => 'Planting plan: two long beds of grasses follow the contour of a hill above a dam',
	],
	'plan-meadow'     => [
		'drawing' => 'plan-meadow',
		'title'   => 'Planting plan, The Gap',
		'alt'     => 'Planting plan: a path mown through two beds of meadow flowers in drifts',
	],
	'plan-hedge'      => [
		'drawing' => 'plan-hedge',
		'title'   => 'Planting plan, Wynnum',
		'alt'     => 'Planting plan: a hedge on two sides of a house and a border of red hibiscus on the others',
	],
	'plan-swale-wide' => [
		'drawing' => 'plan-swale-wide',
		'title'   => 'Planting plan, Ashgrove, on a wide sheet',
		'alt'     => 'Planting plan of a yard: a swale full of sedge runs from the lawn to a basin of water',
	],
	'plan-night-wide' => [
		'drawing' => 'plan-night-wide',
		'title'   => 'Planting plan, New Farm, on a wide sheet',
		'alt'     => 'Planting plan of a court: two trees, white flowers in drifts and one red group',
	],
	'plan-glass'      => [
		'drawing' => 'plan-glass',
		'title'   => 'Planting plan, Ascot',
		'alt'     => 'Planting plan of a glasshouse: two long benches of anthuriums and begonias and a vine at the end',
	],
	'meadow-tall'     => [
		'photo'   => 'flower-meadow-square.webp',
		'develop' => [ 'light' => 1.1, 'crop' => [ 0.52, 0.4, 0.48, 0.6 ] ],
		'title'   => 'Tickseed, upright',
		'alt'     => 'Yellow tickseed and pink blanket flowers in a meadow',
	],
	'buttercup-tall'  => [
		'photo'   => 'northern-buttercups-flowers.webp',
		'develop' => [ 'light' => 1.3, 'crop' => [ 0.44, 0.1, 0.36, 0.8 ] ],
		'title'   => 'A poppy, upright',
		'alt'     => 'A yellow poppy, half open, in evening light',
	],
	'plan-steps-wide' => [
		'drawing' => 'plan-steps-wide',
		'title'   => 'Planting plan, Red Hill, on a wide sheet',
		'alt'     => 'Planting plan of a steep yard: steps turn twice between red hibiscus, lilies and grasses',
	],
	'plan-contour-wide' => [
		'drawing' => 'plan-contour-wide',
		'title'   => 'Planting plan, Samford, on a wide sheet',
		'alt'     => 'Planting plan of a paddock: two long beds of grasses along a hill, and a dam below',
	],
	'plan-slope-wide' => [
		'drawing' => 'plan-slope-wide',
		'title'   => 'Planting plan, Bardon, on a wide sheet',
		'alt'     => 'Planting plan of a slope: a path winds between four beds of meadow flowers',
	],
	'plan-hedge-wide' => [
		'drawing' => 'plan-hedge-wide',
		'title'   => 'Planting plan, Wynnum, on a wide sheet',
		'alt'     =>
			'Planting plan of a block by the sea: a hedge on two sides of the house, red hibiscus on '
				. 'the others',
	],
	'plan-meadow-wide' => [
		'drawing' => 'plan-meadow-wide',
		'title'   => 'Planting plan, The Gap, on a wide sheet',
		'alt'     => 'Planting plan of a meadow: a mown path between two beds of flowers in drifts',
	],
	'plan-pond-wide' => [
		'drawing' => 'plan-pond-wide',
		'title'   => 'Planting plan, Graceville, on a wide sheet',
		'alt'     => 'Planting plan of a pond, half of it filled by arum, rushes and sedge',
	],
	'plan-courtyard-wide' => [
		'drawing' => 'plan-courtyard-wide',
		'title'   => 'Planting plan, Paddington, on a wide sheet',
		'alt'     => 'Planting plan of a court: paving, a rill and four trees over a long bed',
	],
	'anthurium-wide' => [
		'photo'   => 'category-anthuriums.webp',
		'develop' => [ 'light' => 1.05, 'ground' => [ 720, 480 ] ],
		'title'   => 'Anthurium, under glass',
		'alt'     => 'A single red anthurium with a coral spike, on a dark ground',
	],
	'busy-lizzie-wide' => [
		'photo'   => 'akaka-falls-state-park-flora.webp',
		'develop' => [ 'light' => 1.1, 'ground' => [ 720, 450 ] ],
		'title'   => 'Impatiens in the shade of a fern',
		'alt'     => 'Pink impatiens flowers over pale green leaves, in shade',
	],
	'lupin-wide' => [
		'photo'   => 'malibu-plantlife.webp',
		'develop' => [ 'ground' => [ 720, 450 ] ],
		'title'   => 'Native pea in August',
		'alt'     => 'A violet pea flower, very close, with its buds',
	],
	'section-hole' => [
		'drawing' => 'section-hole',
		'title'   => 'The hole test, drawn',
		'alt'     =>
			'Drawing of the ground cut open: a hole as deep as a spade, half full of water, between '
				. 'layers of black soil and orange clay',
	],
	'section-stake' => [
		'drawing' => 'section-stake',
		'title'   => 'A tree that may move, drawn',
		'alt'     =>
			'Drawing of a young tree that leans with the wind, its roots spread wide below, and a '
				. 'stake that lies on the ground',
	],
	'section-bank' => [
		'drawing' => 'section-bank',
		'title'   => 'What holds a bank, drawn',
		'alt'     =>
			'Drawing of a bank cut open: roots of grasses, shrubs and a tree reach through the soil to '
				. 'the clay, and water drains below them',
	],
	'tool-trowel'     => [
		'drawing' => 'tool-trowel',
		'title'   => 'Planting trowel',
		'alt'     => 'A narrow steel trowel with a wooden handle and a brass collar, drawn',
	],
	'tool-dibber'     => [
		'drawing' => 'tool-dibber',
		'title'   => 'Dibber',
		'alt'     => 'A turned wooden dibber with three rings and a brass tip, drawn',
	],
];
