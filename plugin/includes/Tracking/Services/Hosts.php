<?php
declare( strict_types=1 );

namespace Brolga\Tracking\Services;

/**
 * Where each service is, by its id.
 */
final class Hosts {

	/** Where Plausible's own service is. */
	public const PLAUSIBLE = 'https://plausible.io';

	/** Services that are in one place for everybody. */
	private const OFFICIAL = [
		'tag-manager' => 'https://www.googletagmanager.com',
		'analytics'   => 'https://www.googletagmanager.com',
		'clarity'     => 'https://www.clarity.ms',
		'hotjar'      => 'https://static.hotjar.com',
	];

	/**
	 * The address of a service, without a slash at its end.
	 *
	 * @param string $service  Its id.
	 * @param string $as_set   As the owner entered it; empty: it is the same for everybody.
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
	 * What the script of a service is told that is set up by an id; nothing where it is not.
	 *
	 * @param string $service Its id.
	 * @param string $id      What it knows this site by.
	 * @param string $host    As the owner entered it; empty: it is the same for everybody.
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
