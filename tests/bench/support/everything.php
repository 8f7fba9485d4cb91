<?php
/**
 * Plugin Name: Everything
 * Description: Visits with ?bench_everything have all tracking services, the consent banner and popups; all others have
 * none of it. For the sites of benchmarks only.
 *
 * @package Brolga
 */

declare( strict_types=1 );

add_filter(
	'option_brolga_settings',
	static function ( mixed $settings ): mixed {
		if ( ! is_array( $settings ) ) {
			return $settings;
		}
		unset( $settings['tracking'], $settings['consent'] );
		if ( ! isset( $_GET['bench_everything'] ) ) {
			return $settings;
		}
		return [
			'tracking' => [
				'tag_manager'       => 'GTM-ABC1234',
				'analytics'         => 'G-ABC1234567',
				'matomo_url'        => 'https://stats.example.com',
				'matomo_site'       => '1',
				'plausible_domain'  => 'example.com',
				'clarity'           => 'abcd1234ef',
				'hotjar'            => '1234567',
				'automation_site'   => 'site_1',
				'automation_domain' => 'track.example.com',
				'referral'          => true,
			],
			'consent'  => [ 'enabled' => true ],
		] + $settings;
	}
);

// Where the services are, as the benchmark has told.
add_filter(
	'brolga_tracking_hosts',
	static fn ( array $hosts ): array => array_map(
		static fn (): string => (string) get_option( 'bench_trackers' ),
		$hosts
	)
);

// The known popups, or none.
add_filter(
	'option_brolga_popups',
	static fn ( mixed $popups ): mixed => isset( $_GET['bench_everything'] ) ? $popups : []
);
