<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Goals\RecordType;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Support\CronTask;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\PluginFile;
use WP_Error;

/**
 * Whether events.php can be reached and works. It is tried each hour as a page
 * would use it, with a record of a test that there cannot be; pages are told of
 * it as long as it answers that as it should. Many hosts refuse PHP files of
 * plugins, and pages then go by the REST API and admin-ajax.
 *
 * @see AB-32
 */
final class FastEndpoint implements CronTask {

	/** What holds the address that worked. */
	public const OPTION = 'brolga_events';

	private const FILE = 'events.php';

	/** Seconds to wait for its answer. */
	private const PATIENCE = 5;

	public function __construct(
		private readonly Consent $consent,
		private readonly PluginFile $plugin,
		private readonly PageTokens $tokens,
		private readonly TestRepository $registry
	) {}

	/**
	 * Its address on this site, for pages; empty where it does not work.
	 */
	public function address(): string {
		$stored  = get_option( self::OPTION, [] );
		$address = self::path( $this->url() );
		// The folder may have been renamed since.
		return '' !== $address && is_array( $stored ) && ( $stored['address'] ?? '' ) === $address && $this->fits()
			? $address
			: '';
	}

	/**
	 * Tries it, where a test runs.
	 */
	public function run_task(): void {
		try {
			if ( ! $this->registry->is_any_live() ) {
				return;
			}
		} catch ( StorageUnavailable ) {
			return;
		}
		$works = $this->fits() && $this->works();
		update_option( self::OPTION, $works ? [ 'address' => self::path( $this->url() ) ] : [], true );
	}

	/**
	 * Whether it would judge a visitor as all of WordPress does: on a network it
	 * cannot tell whose visitor it is, nor who is signed in where cookies have names
	 * of their own, nor what another plugin says of proxies or brings of goals, nor what visitors agreed
	 * to, who are asked about everything that a site has.
	 */
	private function fits(): bool {
		return ! is_multisite()
			&& ! $this->consent->asks( CountingService::ID )
			&& str_starts_with( LOGGED_IN_COOKIE, FastEvents::SIGNED_IN )
			&& ! has_filter( 'brolga_trusted_proxies' )
			&& ! has_filter( GoalKinds::FILTER );
	}

	/**
	 * Whether it answers a record as it should.
	 */
	private function works(): bool {
		$answer = wp_remote_post(
			$this->url(),
			[
				'timeout'     => self::PATIENCE,
				'redirection' => 0,
				// Our own address, which within the machine often has a certificate of another name.
				'sslverify'   => false,
				'headers'     => [ 'Content-Type' => 'application/json' ],
				'body'        => Json::encode(
					[
						'et_ab_log_nonce' => $this->tokens->fresh()['et_ab_log_nonce'],
						'records'         => [
							[
								'test_id'     => 0,
								'subject_id'  => 0,
								'record_type' => RecordType::ReadPage->value,
							],
						],
					]
				),
			]
		);
		if ( $answer instanceof WP_Error || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			return false;
		}
		try {
			return Json::map(
				wp_remote_retrieve_body( $answer )
			) === [ 'results' => [ RecordResult::refused( Refusal::UnknownTest )->format() ] ];
		} catch ( InvalidJson ) {
			return false;
		}
	}

	/**
	 * Its whole address.
	 */
	private function url(): string {
		return plugins_url( self::FILE, $this->plugin->path );
	}

	/**
	 * The part of an address that holds under whatever name the site is reached by;
	 * empty where it is on another host.
	 *
	 * @param string $url The address.
	 */
	private static function path( string $url ): string {
		$host = static fn ( string $of ): string => strtolower( (string) wp_parse_url( $of, PHP_URL_HOST ) );
		return $host( $url ) === $host( home_url() ) ? (string) wp_parse_url( $url, PHP_URL_PATH ) : '';
	}
}
