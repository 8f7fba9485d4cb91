<?php
/**
 * Plugin Name:       Brolga
 * Description:       Content blocks, lead capture, A/B testing and popups, on pages that stay light.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * Author:            The Brolga authors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       brolga
 * Domain Path:       /languages
 * Update URI:        false
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/autoload.php';

( static function (): void {
	$requirements = new Requirements( PHP_VERSION, get_bloginfo( 'version' ) );
	( $requirements->are_met() ? Plugin::application( __FILE__ ) : $requirements )->register();
} )();
