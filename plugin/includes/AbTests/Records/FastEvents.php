<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Kernel\Application;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Security\Staff;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\PluginFile;
use Brolga\Outbox\ResponseFinisher;

/**
 * The code of events.php: first without WordPress, then with only a minimal part of it loaded.
 * Methods called before that must not use any WordPress function.
 *
 * @see AB-32 AB-110
 */
final class FastEvents {

	/** Prefix of WordPress' login cookie, unless a site renames it. */
	public const SIGNED_IN = 'wordpress_logged_in_';

	/** Directories up to WordPress: brolga, plugins, wp-content, root. */
	private const LEVELS = 4;

	/** Directories up to wp-content. */
	private const LEVELS_TO_CONTENT = 3;

	/** The path as requested, unlike __FILE__, because the plugin's folder may be a symbolic link. */
	private readonly string $file;

	/** Time of the request, as a Unix timestamp. */
	private readonly int $now;

	/** Set if this process holds the lock and counts the waiting calls. */
	private ?EventBuffer $held = null;

	/**
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
	 */
	public function __construct(
		private readonly array $server,
		private readonly array $cookies
	) {
		$file       = $server['SCRIPT_FILENAME'] ?? '';
		$this->file = is_string( $file ) ? $file : '';
		$now        = $server['REQUEST_TIME'] ?? 0;
		$this->now  = is_int( $now ) ? $now : 0;
	}

	public function is_ready(): bool {
		return 'POST' === ( $this->server['REQUEST_METHOD'] ?? '' ) && is_file( $this->wordpress() );
	}

	/** Responds with an error without loading WordPress. */
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

	/** Whether the browser sends a login cookie, which may be expired or forged. */
	public function is_signed_in(): bool {
		foreach ( array_keys( $this->cookies ) as $name ) {
			if ( str_starts_with( (string) $name, self::SIGNED_IN ) ) {
				return true;
			}
		}
		return false;
	}

	public function wordpress(): string {
		return dirname( $this->file, self::LEVELS ) . '/wp-load.php';
	}

	/**
	 * On a busy web server, buffers the call and responds without the database. Once per second, one process
	 * also goes on to count the waiting calls after its response. Returns true if nothing is left to do.
	 *
	 * @see AB-134
	 */
	public function is_done(): bool {
		$buffer = EventBuffer::in( dirname( $this->file, self::LEVELS_TO_CONTENT ) );
		$text   = $this->is_signed_in() ? '' : $buffer->state();
		$state  = '' === $text ? null : BufferState::read( $text, $this->now );
		if ( null === $state ) {
			return false;
		}
		$body  = self::body();
		$known = $state->admits( $this->server, $this->cookies, $body );
		if (
			null === $known
			|| ! $buffer->append( BufferedCall::of( $this->server, $this->cookies, $body )->seal( $state->key ) )
		) {
			return false;
		}
		[ $count, $given ] = $known;
		VariantProof::send_at( $given, $this->now, $state->is_secure );
		$answer = RecordAnswer::of( array_fill( 0, $count, RecordResult::recorded() ) );
		self::send( $answer->status(), EventBody::results( $answer ) );
		if ( $state->at >= $this->now || ! $buffer->lock() ) {
			return true;
		}
		// Keeps the lock until the process ends.
		$this->held = $buffer;
		self::let_go();
		return false;
	}

	/** @param list<Feature> $features The few features that are built; the rest of the plugin is not loaded. */
	public function respond( array $features ): void {
		if ( ! function_exists( 'rest_validate_value_from_schema' ) ) {
			// For rest_validate_value_from_schema() and its error messages.
			require_once ABSPATH . WPINC . '/rest-api.php';
			require_once ABSPATH . WPINC . '/l10n.php';
		}
		if ( ! self::is_active( basename( dirname( $this->file ) ) . '/brolga.php' ) ) {
			if ( null === $this->held ) {
				self::send( 404, [ 'code' => Refusal::UnknownTest->value ] );
			}
			return;
		}
		$plugin    = new Application(
			new PluginFile( dirname( $this->file ) . '/brolga.php' ),
			Parts::of_all( $features )
		);
		$container = $plugin->container;
		$plugin->watch();
		// Detects lost database connections.
		$container->get( Transaction::class )->register();
		$adding = $container->get( BufferFlush::class );
		if ( null !== $this->held ) {
			$adding->run( false );
			return;
		}
		$staff  = function_exists( 'wp_validate_auth_cookie' ) && $container->get( Staff::class )->is_here();
		$answer = $container->get( RecordService::class )->record(
			EventBody::call( self::body(), $this->server, $this->cookies, $staff )
		);
		$container->get( VariantProof::class )->send( $answer->cookies );
		// Without messages: no person reads them, and they would need translations.
		self::send(
			$answer->status(),
			null === $answer->error ? EventBody::results( $answer ) : [ 'code' => $answer->error->value ],
			$answer->retry_after
		);
		$due = $this->can_wait() ? $adding->due() : null;
		if ( null !== $due ) {
			self::let_go();
			$due();
		}
	}

	/**
	 * Whether calls on this site may be buffered. They may not if wp-config.php changes the server
	 * variables, for example the IP address behind a proxy, because buffering skips that file.
	 */
	private function can_wait(): bool {
		return defined( 'SHORTINIT' )
			&& BufferedCall::needed( $_SERVER ) === BufferedCall::needed( $this->server );
	}

	/** Reads up to one byte over the limit, which is enough to reject longer bodies. */
	private static function body(): string {
		return (string) file_get_contents( 'php://input', false, null, 0, Constants::FORM_MAX_REQUEST_BYTES + 1 );
	}

	/** Ends the response, so that the visitor does not wait for what follows. */
	private static function let_go(): void {
		if ( ! ( new ResponseFinisher() )->reach() ) {
			// The response has a Content-Length, so later output is not part of it.
			ignore_user_abort( true );
			flush();
			ob_start( static fn (): string => '' );
		}
	}

	/** Always false on a multisite network, where the file cannot tell which site was requested. */
	private static function is_active( string $plugin ): bool {
		$active = get_option( 'active_plugins', [] );
		return ! is_multisite() && is_array( $active ) && in_array( $plugin, $active, true );
	}

	/** @param array<string, mixed> $body */
	private static function send( int $status, array $body, int $retry_after = 0 ): void {
		$json = Json::encode( $body );
		http_response_code( $status );
		header( 'Content-Type: application/json; charset=utf-8' );
		// Without a length, a web server takes a PHP crash after the headers for the end of an empty response
		// with status 200.
		header( 'Content-Length: ' . strlen( $json ) );
		AnswerHeaders::send( AnswerHeaders::of( $status, $retry_after ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, told to be JSON.
		echo $json;
	}
}
