<?php
/**
 * Fills a WordPress with the demo: Fig & Ferry, a Brisbane nursery.
 *
 * Included inside a loaded WordPress. It may run again at any time: what it made
 * before is found by its slug and written anew, nothing else is touched.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/src/Pen.php';
require_once __DIR__ . '/src/Figures.php';
require_once __DIR__ . '/src/Plan.php';
require_once __DIR__ . '/src/Drawings.php';
require_once __DIR__ . '/src/Darkroom.php';
require_once __DIR__ . '/src/Film.php';
require_once __DIR__ . '/src/Media.php';
require_once __DIR__ . '/src/Text.php';
require_once __DIR__ . '/src/PastClock.php';
require_once __DIR__ . '/src/Leads.php';
require_once __DIR__ . '/src/Seeder.php';

// A checkout keeps finished photographs: every browser test run seeds anew.
( new Seeder( __DIR__, new Media( __DIR__ . '/media', new Drawings(), new Darkroom( is_dir( dirname( __DIR__ ) . '/.cache' ) ? dirname( __DIR__ ) . '/.cache/demo' : '' ) ) ) )->run();
