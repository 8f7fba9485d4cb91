<?php
declare( strict_types=1 );

namespace Brolga\Ai\Model;

use WP_Error;

/**
 * What went wrong with a request to a model, and what to do next.
 *
 * @see AI-6
 */
final class Failure {

	public const UNUSABLE = 'brolga_ai_unusable';

	public static function of( WP_Error|string $error ): WP_Error {
		$code   = is_string( $error ) ? $error : (string) $error->get_error_code();
		$data   = is_string( $error ) ? [] : $error->get_error_data();
		$status = is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 0;
		return new WP_Error( 'brolga_ai_failed', self::words( $code, $status ), [ 'status' => 502 ] );
	}

	private static function words( string $code, int $status ): string {
		return match ( true ) {
			'prompt_prevented' === $code =>
				__( 'AI is turned off on this site. Ask whoever runs the site, or write the text yourself.', 'brolga' ),
			in_array( $status, [ 401, 403 ], true ) =>
				__( 'The AI service refused the site’s key. Check it under Settings > Connectors.', 'brolga' ),
			402 === $status, 429 === $status =>
				__( 'The AI service takes no more requests at the moment. Wait a few minutes, or check your plan with the service.', 'brolga' ),
			'prompt_network_error' === $code =>
				__( 'The AI service did not answer in time. Try again in a minute.', 'brolga' ),
			'prompt_token_limit_reached' === $code =>
				__( 'The text is too long for the AI model. Choose fewer or shorter texts.', 'brolga' ),
			'prompt_invalid_argument' === $code =>
				__( 'None of the connected AI models can do this. Connect another one under Settings > Connectors.', 'brolga' ),
			default =>
				__( 'The AI service did not answer properly. Try again in a minute.', 'brolga' ),
		};
	}

	public static function unusable(): WP_Error {
		return new WP_Error(
			self::UNUSABLE,
			__( 'The AI’s answer could not be used, so nothing has changed. Try again, or write the text yourself.', 'brolga' ),
			[ 'status' => 502 ]
		);
	}

	public static function too_many( int $seconds ): WP_Error {
		return new WP_Error(
			'brolga_ai_too_many',
			sprintf(
				/* translators: %s: a number of seconds. */
				_n(
					'Too many requests to the AI. Try again in %s second.',
					'Too many requests to the AI. Try again in %s seconds.',
					$seconds,
					'brolga'
				),
				number_format_i18n( $seconds )
			),
			[ 'status' => 429 ]
		);
	}

	public static function not_allowed(): WP_Error {
		return new WP_Error(
			'brolga_ai_not_allowed',
			__( 'Messages of visitors are not sent to the AI. If you want that, turn on drafts of replies under Brolga > Settings > AI.', 'brolga' ),
			[ 'status' => 403 ]
		);
	}

	public static function no_patterns(): WP_Error {
		return new WP_Error(
			'brolga_ai_no_patterns',
			__( 'Sections are made of the patterns of the theme Brolga, which is not active. Activate it under Appearance > Themes, or add the blocks yourself.', 'brolga' ),
			[ 'status' => 409 ]
		);
	}

	public static function no_image(): WP_Error {
		return new WP_Error(
			'brolga_ai_no_image',
			__( 'This file cannot be sent to the AI: it is no JPEG, PNG, GIF or WebP image, or it is too large or missing. Write the alternative text yourself.', 'brolga' ),
			[ 'status' => 400 ]
		);
	}

	/** For those who may not edit what a draft is for, or if it is gone. */
	public static function not_yours(): WP_Error {
		return new WP_Error(
			'brolga_ai_forbidden',
			__( 'You may not edit this, or it no longer exists. Reload the page.', 'brolga' ),
			[ 'status' => 403 ]
		);
	}
}
