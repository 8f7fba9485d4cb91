<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Kernel\Application;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Security\Staff;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\PluginFile;

/**
 * What events.php does before WordPress is loaded, and with the little of it
 * that is. Until then nothing of WordPress may be called.
 *
 * @see AB-32 AB-110
 */
final class FastEvents {

	/** What cookies of people who are signed in begin with, unless a site has names of its own. */
	public const SIGNED_IN = 'wordpress_logged_in_';

	/** From the file up to WordPress: brolga, plugins, wp-content. */
	private const LEVELS = 4;

	/** The file as it was asked for: a plugin's folder may be a link to somewhere else. */
	private readonly string $file;

	/**
	 * @param array<array-key, mixed> $server  What the server knows of the request.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 */
	public function __construct(
		private readonly array $server,
		private readonly array $cookies
	) {
		$file       = $server['SCRIPT_FILENAME'] ?? '';
		$this->file = is_string( $file ) ? $file : '';
	}

	/**
	 * Whether this is a post, and WordPress is where it is expected.
	 */
	public function is_ready(): bool {
		return 'POST' === ( $this->server['REQUEST_METHOD'] ?? '' ) && is_file( $this->wordpress() );
	}

	/**
	 * Answers what is not for us; without WordPress.
	 */
	public function turn_away(): void {
		$is_post = 'POST' === ( $this->server['REQUEST_METHOD'] ?? '' );
		if ( ! $is_post ) {
			header( 'Allow: POST' );
		}
		self::send(
			$is_post ? 503 : 405,
			[ 'code' => $is_post ? ErrorKey::Unavailable->value : ErrorKey::BadRequest->value ]
		);
	}

	/**
	 * Whether the visitor may be somebody.
	 */
	public function is_signed_in(): bool {
		foreach ( array_keys( $this->cookies ) as $name ) {
			if ( str_starts_with( (string) $name, self::SIGNED_IN ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The file that loads WordPress.
	 */
	public function wordpress(): string {
		return dirname( $this->file, self::LEVELS ) . '/wp-load.php';
	}

	/**
	 * @param list<Feature> $features The few that it takes: no more of the plugin is built.
	 */
	public function respond( array $features ): void {
		if ( ! function_exists( 'rest_validate_value_from_schema' ) ) {
			// What holds settings against their schemas, and what WordPress says by when they do not fit.
			require_once ABSPATH . WPINC . '/rest-api.php';
			require_once ABSPATH . WPINC . '/l10n.php';
		}
		if ( ! self::is_active( basename( dirname( $this->file ) ) . '/brolga.php' ) ) {
			self::send( 404, [ 'code' => Refusal::UnknownTest->value ] );
			return;
		}
		$plugin    = new Application( new PluginFile( dirname( $this->file ) . '/brolga.php' ), $features );
		$container = $plugin->container;
		$plugin->watch();
		// It watches for connections that get lost.
		$container->get( Transaction::class )->register();
		// One byte more than is taken: the rest of a longer body is not read.
		$body   = (string) file_get_contents( 'php://input', false, null, 0, Constants::FORM_MAX_REQUEST_BYTES + 1 );
		$staff  = function_exists( 'wp_validate_auth_cookie' ) && $container->get( Staff::class )->is_here();
		$answer = $container->get( RecordService::class )->record(
			EventBody::call( $body, $this->server, $this->cookies, $staff )
		);
		$container->get( VariantProof::class )->send( $answer->cookies );
		// No words: nobody reads them, and they would have to be translated.
		self::send(
			$answer->status(),
			null === $answer->error ? EventBody::results( $answer ) : [ 'code' => $answer->error->value ],
			$answer->retry_after
		);
	}

	/**
	 * Whether the plugin is active. On a network nobody knows whose file this is.
	 *
	 * @param string $plugin As WordPress names it.
	 */
	private static function is_active( string $plugin ): bool {
		$active = get_option( 'active_plugins', [] );
		return ! is_multisite() && is_array( $active ) && in_array( $plugin, $active, true );
	}

	/**
	 * Sends an answer that nothing keeps.
	 *
	 * @param array<string, mixed> $body        What it says.
	 * @param int                  $retry_after Seconds to wait; 0: no need to.
	 */
	private static function send( int $status, array $body, int $retry_after = 0 ): void {
		$json = Json::encode( $body );
		http_response_code( $status );
		header( 'Content-Type: application/json; charset=utf-8' );
		// When PHP dies between head and body, a web server that knows no length takes the end for that of the answer:
		// 200 and nothing in it.
		header( 'Content-Length: ' . strlen( $json ) );
		AnswerHeaders::send( AnswerHeaders::of( $status, $retry_after ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, told to be JSON.
		echo $json;
	}
}
