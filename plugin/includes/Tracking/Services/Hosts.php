<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

/** Server addresses of tracking services by service id. */
final class Hosts {

	public const PLAUSIBLE = 'https://plausible.io';

	/** Services with the same server for all customers. */
	private const OFFICIAL = [
		'tag-manager' => 'https://www.googletagmanager.com',
		'analytics'   => 'https://www.googletagmanager.com',
		'clarity'     => 'https://www.clarity.ms',
		'hotjar'      => 'https://static.hotjar.com',
	];

	/**
	 * Returns the service's URL without a trailing slash.
	 *
	 * @param string $as_set The owner's setting; empty for a service with the same server for all customers.
	 */
	public static function of( string $service, string $as_set = '' ): string {
		$host = '' === $as_set ? self::OFFICIAL[ $service ] ?? '' : $as_set;
		/**
		 * Filters the servers of tracking services, for example to use a proxy of your own.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $hosts URLs by the service's ID, without a path.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_tracking_hosts',
		 * 	static fn ( array $hosts ): array => [ 'plausible' => 'https://stats.example.com' ] + $hosts
		 * );
		 */
		$hosts = apply_filters( 'brolga_tracking_hosts', [ $service => $host ] );
		$named = is_array( $hosts ) ? $hosts[ $service ] ?? '' : '';
		return rtrim( is_string( $named ) && '' !== $named ? $named : $host, '/' );
	}

	/**
	 * Returns the data for the service's script; empty if the service is not set up.
	 *
	 * @param string $id The site's id at the service.
	 * @param string $host The owner's setting; empty for a service with the same server for all customers.
	 * @return array{id?: string, host?: string}
	 */
	public static function told( string $service, string $id, string $host = '' ): array {
		$host = '' === $id ? '' : self::of( $service, $host );
		return '' === $host ? [] : [
			'id'   => $id,
			'host' => $host,
		];
	}
}
