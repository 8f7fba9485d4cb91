<?php
declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Core\ErrorKey;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\Probe;
use Brolga\Core\InvalidJson;
use Brolga\Core\Json;
use Brolga\Core\Rest\Routes;
use WP_Error;

/**
 * Asks this site, over the network, as a visitor's browser does: an enquiry
 * whose form nobody signed has to come back refused by us, fresh. Nothing is
 * stored.
 *
 * @see LEAD-25
 *
 * @phpstan-type Answer array{status: int, code: string, cached: string, fresh: bool}
 */
final class FormsProbe implements Probe {

	/** Seconds to wait for each of the two answers. */
	private const PATIENCE = 5;

	/** Headers by which caches say that they answered. */
	private const HITS = [ 'x-cache', 'x-proxy-cache', 'x-cache-status', 'cf-cache-status', 'x-litespeed-cache', 'x-fastcgi-cache', 'x-sucuri-cache' ];

	/**
	 * The name of its check.
	 */
	public function id(): string {
		return 'forms';
	}

	/**
	 * Tries it.
	 */
	public function try_out(): Finding {
		foreach ( [ 'POST' => '/enquiries', 'GET' => '/keep-alive' ] as $method => $route ) {
			$answer  = $this->ask( $method, rest_url( Routes::NAMESPACE . $route ) );
			$finding = is_string( $answer )
				? Finding::recommended( __( 'The site cannot call itself', 'brolga' ), __( 'So this could not be tried, and WP-Cron cannot start by itself either. Ask your host to let the web server reach its own address.', 'brolga' ), $answer )
				: self::flaw( $method, $answer );
			if ( null !== $finding ) {
				return $finding->with( Finding::PROBE, __( 'Test it again', 'brolga' ) );
			}
		}
		return Finding::good( __( 'Forms are answered fresh', 'brolga' ), __( 'An enquiry that nobody signed came back refused, by this plugin and not by a cache; fresh tokens are handed out too.', 'brolga' ) )
			->with( Finding::PROBE, __( 'Test it again', 'brolga' ) );
	}

	/**
	 * What is wrong with an answer; null: nothing.
	 *
	 * @param string $method GET or POST.
	 * @param array  $answer The answer.
	 * @phpstan-param Answer $answer
	 */
	private static function flaw( string $method, array $answer ): ?Finding {
		$detail = trim( "HTTP {$answer['status']} {$answer['code']} {$answer['cached']}" );
		if ( '' !== $answer['cached'] ) {
			return Finding::critical( __( 'A cache answers in the place of forms', 'brolga' ), __( 'Take addresses that begin with /wp-json/brolga/ out of the page cache, or visitors are told things about somebody else’s enquiry.', 'brolga' ), $detail );
		}
		if ( 'GET' === $method ) {
			return 200 === $answer['status'] ? null : Finding::recommended( __( 'Fresh tokens are not handed out', 'brolga' ), __( 'A page that stays open for more than a day could be refused. Allow the REST routes of brolga/v1 for everybody.', 'brolga' ), $detail );
		}
		if ( 429 === $answer['status'] ) {
			return Finding::recommended( __( 'Too many tries just now', 'brolga' ), __( 'The limit for visitors counts this test as well. Wait a minute and try again.', 'brolga' ), $detail );
		}
		if ( ErrorKey::BadToken->value !== $answer['code'] ) {
			return Finding::critical( __( 'Enquiries do not reach this plugin', 'brolga' ), __( 'A security plugin, a firewall or a password in front of the site answers in its place. Allow posts to brolga/v1/enquiries for everybody.', 'brolga' ), $detail );
		}
		return $answer['fresh'] ? null : Finding::recommended( __( 'Something takes “no-store” off our answers', 'brolga' ), __( 'A browser or proxy could keep an answer that was for one visitor alone. Look for a plugin or server rule that sets Cache-Control for everything.', 'brolga' ), $detail );
	}

	/**
	 * Asks the site.
	 *
	 * @param string $method GET or POST.
	 * @param string $url    One of our routes.
	 * @return array|string The answer, or why there is none.
	 * @phpstan-return Answer|string
	 */
	private function ask( string $method, string $url ): array|string {
		$answer = wp_remote_request(
			$url,
			[
				'method'      => $method,
				'timeout'     => self::PATIENCE,
				'redirection' => 0,
				// Our own address, which within the machine often has a certificate of another name.
				'sslverify'   => false,
				'headers'     => [ 'Content-Type' => 'application/json' ] + ( 'POST' === $method ? [ 'Origin' => home_url() ] : [] ),
				'body'        => 'POST' === $method ? Json::encode( [ 'form' => 'health', 'fields' => (object) [] ] ) : '',
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
		$cached = array_values( array_filter( self::HITS, static fn ( string $name ): bool => str_contains( strtolower( $header( $name ) ), 'hit' ) ) );
		if ( (int) $header( 'age' ) > 0 ) {
			$cached[] = 'age';
		}
		return [
			'status' => (int) wp_remote_retrieve_response_code( $answer ),
			'code'   => is_string( $body['code'] ?? null ) ? $body['code'] : '',
			'cached' => [] === $cached ? '' : "{$cached[0]}: {$header( $cached[0] )}",
			'fresh'  => str_contains( $header( 'cache-control' ), 'no-store' ) || str_contains( $header( 'cache-control' ), 'no-cache' ),
		];
	}
}
