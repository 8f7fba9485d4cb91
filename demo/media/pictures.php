<?php
/**
 * The demo's pictures. `photo` is a file of Twenty Twenty-Five (CC0, credited in that
 * theme's readme); where a WordPress lacks it, the drawing of that name serves.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

return [
	'logo'          => [ 'drawing' => 'logo', 'title' => 'Fig & Ferry', 'alt' => 'Fig & Ferry' ],
	'icon'          => [ 'file' => 'icon.png', 'title' => 'Fig & Ferry, the icon of browser tabs', 'alt' => 'Fig & Ferry' ],
	'lilies'        => [ 'photo' => 'botany-flowers.webp', 'title' => 'Bog arum in a shaded courtyard bed', 'alt' => 'White arum flowers on long stems among broad green leaves' ],
	'lilies-close'  => [ 'photo' => 'botany-flowers-closeup.webp', 'title' => 'Arum leaves and flowers', 'alt' => 'Glossy arum leaves and five white flowers against a grey wall' ],
	'meadow'        => [ 'photo' => 'coming-soon-bg-image.webp', 'title' => 'A meadow in flower', 'alt' => 'A spreading tree above a meadow of yellow and red flowers under a clear sky' ],
	'meadow-square' => [ 'photo' => 'flower-meadow-square.webp', 'title' => 'Meadow and tree', 'alt' => 'Yellow meadow flowers in full sun with a dark tree behind' ],
	'buttercup'     => [ 'photo' => 'northern-buttercups-flowers.webp', 'title' => 'A yellow flower, low evening light', 'alt' => 'A single yellow flower opening in low brown evening light' ],
	'hibiscus'      => [ 'photo' => 'red-hibiscus-closeup.webp', 'title' => 'Red hibiscus', 'alt' => 'A red hibiscus flower, open wide, on a dark ground' ],
	'hibiscus-dark' => [ 'photo' => 'grid-flower-1.webp', 'title' => 'Hibiscus at dusk', 'alt' => 'Red hibiscus petals against a dark evening garden' ],
	'columbine'     => [ 'photo' => 'dallas-creek-square.webp', 'title' => 'Columbine', 'alt' => 'A red columbine hanging from a thin stem at night' ],
	'lupin'         => [ 'photo' => 'malibu-plantlife.webp', 'title' => 'Native pea', 'alt' => 'A violet pea flower, very close, on a warm blurred ground' ],
	'anthurium'     => [ 'photo' => 'category-anthuriums.webp', 'title' => 'Anthurium', 'alt' => 'A single red anthurium with a coral spike' ],
	'busy-lizzie'   => [ 'photo' => 'akaka-falls-state-park-flora.webp', 'title' => 'Impatiens in shade', 'alt' => 'Pink impatiens flowers over pale green leaves' ],
	'birds'         => [ 'photo' => 'marshland-birds-square.webp', 'title' => 'Wetland birds at sunset', 'alt' => 'Two wading birds in shallow water under a red evening sky' ],
	'tree'          => [ 'photo' => '404-image.webp', 'title' => 'A wind-bent tree', 'alt' => 'A lone tree on a ridge, bent by the wind, black and white' ],
	'phacelia'      => [ 'photo' => 'grid-flower-2.webp', 'title' => 'Phacelia, enlarged', 'alt' => 'Botanical plate of a coiled phacelia flower head, black and white' ],
	'campanula'     => [ 'photo' => 'campanula-alliariifolia-flower.webp', 'title' => 'Bellflower, enlarged', 'alt' => 'Botanical plate of a bellflower, black and white' ],
	'delphinium'    => [ 'photo' => 'delphinium-flowers.webp', 'title' => 'Larkspur, enlarged', 'alt' => 'Botanical plate of curling larkspur stems, black and white' ],
	'thistle'       => [ 'photo' => 'star-thristle-flower.webp', 'title' => 'Thistle, enlarged', 'alt' => 'Botanical plate of a thistle head, black and white' ],
	'plan-courtyard' => [ 'drawing' => 'plan-courtyard', 'title' => 'Plan of a courtyard in Paddington', 'alt' => 'Garden plan: a house with a deck, a paved court, a rill and eight trees drawn as circles' ],
	'plan-slope'    => [ 'drawing' => 'plan-slope', 'title' => 'Plan of a terraced slope in Bardon', 'alt' => 'Garden plan: three curved terraces step down from a house, with trees and a path between them' ],
	'plan-swale'    => [ 'drawing' => 'plan-swale', 'title' => 'Plan of a rain garden in Ashgrove', 'alt' => 'Garden plan: a planted swale winds past a lawn to a rain garden at the low corner' ],
	'section-wall'  => [ 'drawing' => 'section-wall', 'title' => 'Section through a retaining wall', 'alt' => 'Section drawing: a stepped block wall with gravel and a drain behind it, planting above and a path below' ],
	'planting'      => [ 'drawing' => 'planting', 'title' => 'Planting elevation', 'alt' => 'Drawing of a border from the side: grasses, shrubs, a palm and a small tree, lowest in front' ],
	'paving'        => [ 'drawing' => 'paving', 'title' => 'Herringbone paving', 'alt' => 'Drawing of brick paving laid in a herringbone pattern' ],
];
