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
 * Whether events.php can be used on this site, since many hosts block PHP files of plugins. Once
 * an hour, it is called like by a page, with a record of a test that cannot exist. If the response
 * is as expected, pages use it; otherwise they use the REST API or admin-ajax.
 *
 * @see AB-32
 */
final class FastEndpoint implements CronTask {

	public const OPTION = 'brolga_events';

	private const FILE = 'events.php';

	/** Timeout of the trial request, in seconds. */
	private const PATIENCE = 5;

	public function __construct(
		private readonly Consent $consent,
		private readonly PluginFile $plugin,
		private readonly PageTokens $tokens,
		private readonly TestRepository $registry
	) {}

	/** Returns the path for pages; empty if events.php does not work. */
	public function address(): string {
		$stored  = get_option( self::OPTION, [] );
		$address = self::path( $this->url() );
		// The folder may have been renamed.
		return '' !== $address && is_array( $stored ) && ( $stored['address'] ?? '' ) === $address && $this->fits()
			? $address
			: '';
	}

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
	 * Whether events.php would judge visitors like a full WordPress does. It cannot on a multisite
	 * network, with a renamed login cookie, if a plugin filters trusted proxies or adds goals, or
	 * if visitors are asked for consent.
	 */
	private function fits(): bool {
		return ! is_multisite()
			&& ! $this->consent->asks( CountingService::ID )
			&& str_starts_with( LOGGED_IN_COOKIE, FastEvents::SIGNED_IN )
			&& ! has_filter( 'brolga_trusted_proxies' )
			&& ! has_filter( GoalKinds::FILTER );
	}

	private function works(): bool {
		$answer = wp_remote_post(
			$this->url(),
			[
				'timeout'     => self::PATIENCE,
				'redirection' => 0,
				// The request goes to this site, whose internal certificate often has another name.
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

	private function url(): string {
		return plugins_url( self::FILE, $this->plugin->path );
	}

	/** Returns the URL's path, which is the same under all host names; empty if it is on another host. */
	private static function path( string $url ): string {
		$host = static fn ( string $of ): string => strtolower( (string) wp_parse_url( $of, PHP_URL_HOST ) );
		return $host( $url ) === $host( home_url() ) ? (string) wp_parse_url( $url, PHP_URL_PATH ) : '';
	}
}
