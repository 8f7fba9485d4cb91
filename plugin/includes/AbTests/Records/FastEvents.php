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
use Brolga\Outbox\AnswerEnd;

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

	/** From the file up to wp-content. */
	private const LEVELS_TO_CONTENT = 3;

	/** The file as it was asked for: a plugin's folder may be a link to somewhere else. */
	private readonly string $file;

	/** When it was asked for, in seconds since 1970. */
	private readonly int $now;

	/** Held, where it is this process that adds up what waits. */
	private ?EventBuffer $held = null;

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
		$now        = $server['REQUEST_TIME'] ?? 0;
		$this->now  = is_int( $now ) ? $now : 0;
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
	 * Answers the call without a database, on a web server that is busy; once a
	 * second it is the turn of one to add up what waits, after its answer. True where
	 * nothing is left to do.
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
		// The lock is held until the process is done.
		$this->held = $buffer;
		self::let_go();
		return false;
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
		// It watches for connections that get lost.
		$container->get( Transaction::class )->register();
		$adding = $container->get( AddingUp::class );
		if ( null !== $this->held ) {
			$adding->run( false );
			return;
		}
		$staff  = function_exists( 'wp_validate_auth_cookie' ) && $container->get( Staff::class )->is_here();
		$answer = $container->get( RecordService::class )->record(
			EventBody::call( self::body(), $this->server, $this->cookies, $staff )
		);
		$container->get( VariantProof::class )->send( $answer->cookies );
		// No words: nobody reads them, and they would have to be translated.
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
	 * Whether calls of this site may wait: what wp-config.php says of a visitor, of
	 * behind a proxy say, is not known without it.
	 */
	private function can_wait(): bool {
		return defined( 'SHORTINIT' )
			&& BufferedCall::needed( $_SERVER ) === BufferedCall::needed( $this->server );
	}

	/**
	 * What was sent. One byte more than is taken: the rest of a longer body is not
	 * read.
	 */
	private static function body(): string {
		return (string) file_get_contents( 'php://input', false, null, 0, Constants::FORM_MAX_REQUEST_BYTES + 1 );
	}

	/**
	 * Lets the visitor go, who has the answer: what comes now takes longer.
	 */
	private static function let_go(): void {
		if ( ! ( new AnswerEnd() )->reach() ) {
			// It has its length: whatever is printed from here on is not of it.
			ignore_user_abort( true );
			flush();
			ob_start( static fn (): string => '' );
		}
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
