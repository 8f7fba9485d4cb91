<?php
declare( strict_types=1 );

namespace Brolga\Ai\Model;

use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Closure;
use Throwable;
use WordPress\AiClient\Providers\Http\DTO\RequestOptions;
use WP_AI_Client_Prompt_Builder;
use WP_Error;

/**
 * Asks the site's model. Its answer is somebody else's text: only a JSON object of bounded size gets through here, and
 * those who asked check what is in it.
 *
 * @see AI-4 AI-5 AI-6
 */
final class Assistant {

	/** Enough for forty long texts. */
	private const MAX_BYTES = 100_000;

	private const SECONDS = 45.0;

	/** Ten requests at once, then ten a minute. */
	private const BURST       = 10;
	private const INTERVAL_MS = 6_000;

	public function __construct( private readonly RateLimiter $limiter ) {}

	/** @return array<array-key, mixed>|WP_Error */
	public function ask( Prompt $prompt ): array|WP_Error {
		if ( ! ConnectedModel::is_there() ) {
			return Failure::of( 'prompt_prevented' );
		}
		$decision = $this->limiter->hit(
			'ai',
			'user:' . get_current_user_id(),
			new RateAllowance( self::BURST, self::INTERVAL_MS )
		);
		if ( ! $decision->allowed ) {
			return Failure::too_many( $decision->retry_after );
		}
		$answer = self::generate( $prompt );
		return is_string( $answer ) ? self::decode( $answer ) : Failure::of( $answer );
	}

	/**
	 * Has one text drafted, or says only what would be sent.
	 *
	 * @param Closure(mixed): string $clean Makes plain text of the answer; empty if it is of no use.
	 * @return array{sent: string, text: string}|WP_Error
	 */
	public function text( Prompt $prompt, bool $is_dry, Closure $clean ): array|WP_Error {
		$answer = $is_dry ? [] : $this->ask( $prompt );
		if ( $answer instanceof WP_Error ) {
			return $answer;
		}
		$text = $is_dry ? '' : $clean( $answer['text'] ?? null );
		return '' === $text && ! $is_dry ? Failure::unusable() : [
			'sent' => $prompt->sent(),
			'text' => $text,
		];
	}

	/** Returns the model's text, or WordPress' error. */
	private static function generate( Prompt $prompt ): string|WP_Error {
		try {
			$strict = self::begin( $prompt->data, $prompt->image )
				->using_system_instruction( $prompt->instructions() )
				->as_json_response( $prompt->schema() );
			// Models without these options are asked in the text itself.
			$asked  = $strict->is_supported_for_text_generation()
				? $strict
				: self::begin( $prompt->sent(), $prompt->image );
			return $asked->generate_text();
		} catch ( Throwable $error ) {
			// WordPress catches exceptions, but no errors of a provider's code.
			return new WP_Error( 'prompt_builder_error', $error->getMessage() );
		}
	}

	/** @param string $image A data URI; empty: none. */
	private static function begin( string $text, string $image ): WP_AI_Client_Prompt_Builder {
		$builder = wp_ai_client_prompt( $text )->using_request_options(
			RequestOptions::fromArray( [ RequestOptions::KEY_TIMEOUT => self::SECONDS ] )
		);
		return '' === $image ? $builder : $builder->with_file( $image );
	}

	/** @return array<array-key, mixed>|WP_Error */
	private static function decode( string $answer ): array|WP_Error {
		if ( strlen( $answer ) > self::MAX_BYTES ) {
			return Failure::unusable();
		}
		// Some models put a fence around it.
		$json = preg_replace( '/^\s*```(?:json)?\s*|\s*```\s*$/', '', $answer ) ?? '';
		try {
			$value = Json::decode( $json, self::MAX_BYTES );
		} catch ( InvalidJson ) {
			return Failure::unusable();
		}
		return is_array( $value ) ? $value : Failure::unusable();
	}
}
