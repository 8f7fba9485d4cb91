<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Webhooks\Google;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Http\Request;
use Brolga\Core\Http\Response;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\Reason;
use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Settings\Vault;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Text;
use Brolga\Outbox\Calls\Caller;
use Closure;

/**
 * Calls the Google Sheets API, version 4, as a service account. Its token is cached, sealed, until
 * it expires. What Google refuses becomes a sentence that says what to do.
 *
 * @see LEAD-735
 *
 * @phpstan-type Answer array<array-key, mixed>
 */
final class SheetsApi implements DeclaresServerValues {

	public const COMPANY = 'Google';

	public const TOKEN = 'brolga_google_token';

	private const SHEETS = 'https://sheets.googleapis.com';

	/** Seconds before its end that a token is used no more. */
	private const MARGIN = 60;

	/** Maximum characters of what Google says. */
	private const SAID = 300;

	/** @param Closure(): Caller $caller */
	public function __construct(
		#[LazyInject( Caller::class )] private readonly Closure $caller,
		private readonly Vault $vault,
		private readonly Clock $clock
	) {}

	/** @return array{ServerValue} */
	public static function server_values(): array {
		return [ new ServerValue(
			'BROLGA_GOOGLE_URL',
			[
				'type'      => 'string',
				'pattern'   => '^https?://[^\s]+[^\s/]\z',
				'maxLength' => 500,
				'message'   => static fn (): string => __(
					'Use the address of a server that passes requests on to Google, without a slash at the end, such as https://proxy.example.com/google.',
					'brolga'
				),
				'default'   => '',
			]
		) ];
	}

	/**
	 * Calls a method of a spreadsheet.
	 *
	 * @param string $path What follows the spreadsheet's id, such as `/values/A1`; encoded.
	 * @param array<string, string> $query
	 * @param array<string, mixed>|null $body
	 * @param bool $at_once Whether a person is waiting for the result.
	 * @phpstan-return Answer
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	public function call(
		ServiceAccount $account,
		SheetPlace $place,
		string $method,
		string $path,
		array $query = [],
		?array $body = null,
		bool $at_once = false
	): array {
		$query    = http_build_query( [ 'prettyPrint' => 'false' ] + $query, '', '&', PHP_QUERY_RFC3986 );
		$url      = self::base( self::SHEETS ) . "/v4/spreadsheets/{$place->id}{$path}?{$query}";
		$send     = fn ( string $token ): Response => $this->send(
			new Request(
				$method,
				$url,
				[ 'Authorization' => "Bearer {$token}" ]
					+ ( null === $body ? [] : [ 'Content-Type' => 'application/json' ] ),
				null === $body ? '' : Json::encode( $body )
			),
			$at_once
		);
		$response = $send( $this->token( $account, $at_once ) );
		if ( 401 === $response->status ) {
			// The token may have been revoked before its time.
			delete_transient( self::TOKEN );
			$response = $send( $this->token( $account, $at_once ) );
		}
		if ( ! $response->is_success() ) {
			throw new Undeliverable( self::refusal( $response, $account, $place ) );
		}
		return $response->map() ?? throw new DeliveryFailed( Cause::Unreadable->with( self::COMPANY ) );
	}

	/**
	 * @throws DeliveryFailed
	 * @throws Undeliverable
	 */
	private function send( Request $request, bool $at_once ): Response {
		try {
			return ( $this->caller )()->call( self::COMPANY, $request, $at_once );
		} catch ( DeliveryFailed $failure ) {
			throw $failure->why instanceof Reason && Cause::Limited === $failure->why->cause
				? new DeliveryFailed( Cause::SheetLimited->with(), $failure->wait )
				: $failure;
		}
	}

	/**
	 * @throws DeliveryFailed
	 * @throws Undeliverable
	 */
	private function token( ServiceAccount $account, bool $at_once ): string {
		$now  = $this->clock->timestamp();
		$kept = $this->kept_token( $account, $now );
		if ( '' !== $kept ) {
			return $kept;
		}
		$base     = self::base( '' );
		$form     = [
			'grant_type' => 'urn:ietf:params:oauth:grant-type:jwt-bearer',
			'assertion'  => $account->assertion( $now ),
		];
		$response = $this->send(
			new Request(
				'POST',
				'' === $base ? ServiceAccount::AUDIENCE : "{$base}/token",
				[ 'Content-Type' => 'application/x-www-form-urlencoded' ],
				http_build_query( $form, '', '&' )
			),
			$at_once
		);
		$answer   = $response->map() ?? [];
		if ( ! $response->is_success() ) {
			$said = self::text( $answer['error_description'] ?? $answer['error'] ?? '' );
			throw new Undeliverable( Cause::GoogleKey->with(
				$account->email,
				'' === $said ? (string) $response->status : $said
			) );
		}
		$token = self::text( $answer['access_token'] ?? '', PHP_INT_MAX );
		if ( '' === $token ) {
			throw new DeliveryFailed( Cause::Unreadable->with( self::COMPANY ) );
		}
		$seconds = is_int( $answer['expires_in'] ?? null ) ? $answer['expires_in'] : 0;
		$this->keep_token( $account, $token, $now, $seconds - self::MARGIN );
		return $token;
	}

	/** Returns the account's token if it is still valid; otherwise an empty text. */
	private function kept_token( ServiceAccount $account, int $now ): string {
		$kept  = get_transient( self::TOKEN );
		$kept  = is_array( $kept ) ? $kept : [];
		$until = $kept['until'] ?? 0;
		$token = $kept['token'] ?? '';
		return ( $kept['account'] ?? '' ) === $account->fingerprint() && is_int( $until ) && $until > $now
			? $this->vault->open( is_string( $token ) ? $token : '' )
			: '';
	}

	private function keep_token(
		ServiceAccount $account,
		#[\SensitiveParameter] string $token,
		int $now,
		int $seconds
	): void {
		if ( $seconds > 0 ) {
			set_transient(
				self::TOKEN,
				[
					'account' => $account->fingerprint(),
					'until'   => $now + $seconds,
					'token'   => $this->vault->seal( $token ),
				],
				$seconds
			);
		}
	}

	private static function refusal( Response $response, ServiceAccount $account, SheetPlace $place ): Reason {
		$error = $response->map()['error'] ?? null;
		$error = is_array( $error ) ? $error : [];
		$said  = self::text( $error['message'] ?? '' );
		return match ( true ) {
			401 === $response->status => Cause::GoogleKey->with( $account->email, $said ),
			403 === $response->status && self::is_disabled( $error )
				=> Cause::SheetApiOff->with( $account->project ),
			403 === $response->status => Cause::SheetNotShared->with( $account->email ),
			404 === $response->status => Cause::SheetNotFound->with( $account->email ),
			str_starts_with( $said, 'Unable to parse range' ) && '' !== $place->tab
				=> Cause::SheetNoTab->with( $place->tab ),
			default                   => Cause::SheetRefused->with( $response->status, $said ),
		};
	}

	/** @param array<array-key, mixed> $error */
	private static function is_disabled( array $error ): bool {
		return in_array(
			'SERVICE_DISABLED',
			array_column( is_array( $error['details'] ?? null ) ? $error['details'] : [], 'reason' ),
			true
		);
	}

	private static function text( mixed $value, int $length = self::SAID ): string {
		return is_string( $value ) ? mb_substr( Text::line( $value ), 0, $length ) : '';
	}

	/** @param string $own Google's own address, unless the server's operator names another. */
	private static function base( string $own ): string {
		$moved = self::server_values()[0]->value();
		return is_string( $moved ) && '' !== $moved ? $moved : $own;
	}
}
