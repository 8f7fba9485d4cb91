<?php
declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\Probe;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use WP_Error;

/**
 * Sends this site a submission over the network, as a browser would, but without a valid signature. Brolga must
 * refuse it with a fresh, uncached response. Nothing is stored.
 *
 * @see LEAD-25
 *
 * @phpstan-type Answer array{status: int, code: string, cached: string, fresh: bool}
 */
final class FormsProbe implements Probe {

	/** Seconds to wait for each of the two responses. */
	private const PATIENCE = 5;

	/** Response headers that report a cache hit. */
	private const HITS = [
		'x-cache',
		'x-proxy-cache',
		'x-cache-status',
		'cf-cache-status',
		'x-litespeed-cache',
		'x-fastcgi-cache',
		'x-sucuri-cache',
	];

	public function id(): string {
		return 'forms';
	}

	public function try_out(): Finding {
		foreach ( [ 'POST' => '/enquiries', 'GET' => '/keep-alive' ] as $method => $route ) {
			$answer  = $this->ask( $method, rest_url( DeclaresRoutes::NAMESPACE . $route ) );
			$finding = is_string( $answer )
				? Finding::recommended(
					__( 'The site cannot send requests to itself', 'brolga' ),
					__( 'Forms could not be tested, and WP-Cron cannot start either. Ask your host to allow loopback requests.', 'brolga' ),
					$answer
				)
				: self::flaw( $method, $answer );
			if ( null !== $finding ) {
				return $finding->with( Finding::PROBE, __( 'Run again', 'brolga' ) );
			}
		}
		return Finding::good(
			__( 'Responses to forms are not cached', 'brolga' ),
			__( 'A test message without a security code reached Brolga and was rejected, as it should be. New codes are issued.', 'brolga' )
		)
			->with( Finding::PROBE, __( 'Run again', 'brolga' ) );
	}

	/** @phpstan-param Answer $answer */
	private static function flaw( string $method, array $answer ): ?Finding {
		$detail = trim( "HTTP {$answer['status']} {$answer['code']} {$answer['cached']}" );
		if ( '' !== $answer['cached'] ) {
			return Finding::critical(
				__( 'Responses to forms are cached', 'brolga' ),
				__( 'Exclude URLs that start with /wp-json/brolga/ from the page cache. Otherwise visitors may see responses to other people’s messages.', 'brolga' ),
				$detail
			);
		}
		if ( 'GET' === $method ) {
			return 200 === $answer['status']
				? null
				: Finding::recommended(
					__( 'New security codes are not issued', 'brolga' ),
					__( 'Pages that stay open or cached for a very long time cannot get new security codes, so messages may be rejected. Allow public access to the REST routes under brolga/v1.', 'brolga' ),
					$detail
				);
		}
		if ( 429 === $answer['status'] ) {
			return Finding::recommended(
				__( 'Too many attempts', 'brolga' ),
				__( 'This test counts toward the rate limit for visitors. Wait a minute and try again.', 'brolga' ),
				$detail
			);
		}
		if ( ErrorKey::BadToken->value !== $answer['code'] ) {
			return Finding::critical(
				__( 'Messages do not reach the plugin', 'brolga' ),
				__( 'A security plugin, a firewall or a site password is blocking the request. Allow public POST requests to brolga/v1/enquiries.', 'brolga' ),
				$detail
			);
		}
		return $answer['fresh']
			? null
			: Finding::recommended(
				__( 'The “no-store” header is being removed', 'brolga' ),
				__( 'A browser or proxy could store a response meant for one visitor. Look for a plugin or server rule that sets Cache-Control on every response.', 'brolga' ),
				$detail
			);
	}

	/** @phpstan-return Answer|string */
	private function ask( string $method, string $url ): array|string {
		$answer = wp_remote_request(
			$url,
			[
				'method'      => $method,
				'timeout'     => self::PATIENCE,
				'redirection' => 0,
				// The request goes to this site, whose internal certificate often has another name.
				'sslverify'   => false,
				'headers'     => [
					'Content-Type' => 'application/json',
				] + ( 'POST' === $method ? [ 'Origin' => home_url() ] : [] ),
				'body'        => 'POST' === $method
					? Json::encode( [ 'form' => 'health', 'fields' => (object) [] ] )
					: '',
			]
		);
		if ( $answer instanceof WP_Error ) {
			return $answer->get_error_message();
		}
		try {
			$body = Json::map( wp_remote_retrieve_body( $answer ) );
		} catch ( InvalidJson ) {
			$body = [];
		}
		$header = static function ( string $name ) use ( $answer ): string {
			$value = wp_remote_retrieve_header( $answer, $name );
			return is_array( $value ) ? implode( ', ', array_filter( $value, is_string( ... ) ) ) : $value;
		};
		$cached = array_values( array_filter(
			self::HITS,
			static fn ( string $name ): bool => str_contains( strtolower( $header( $name ) ), 'hit' )
		) );
		if ( (int) $header( 'age' ) > 0 ) {
			$cached[] = 'age';
		}
		return [
			'status' => (int) wp_remote_retrieve_response_code( $answer ),
			'code'   => is_string( $body['code'] ?? null ) ? $body['code'] : '',
			'cached' => [] === $cached ? '' : "{$cached[0]}: {$header( $cached[0] )}",
			'fresh'  => str_contains( $header( 'cache-control' ), 'no-store' )
				|| str_contains( $header( 'cache-control' ), 'no-cache' ),
		];
	}
}
