<?php
/**
 * A type of form field: an Australian postcode.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Forms\ChecksInBrowser;
use Brolga\Api\Forms\FieldControl;

defined( 'ABSPATH' ) || exit;

/**
 * Four digits, which visitors may type with blanks.
 */
final class Postcode implements ChecksInBrowser {

	public const NAME = 'example-postcode';

	/** Its script module, which checks while a visitor types. */
	public const SCRIPT = 'brolga-example/postcode';

	/**
	 * As blocks and stored leads name it.
	 */
	public function id(): string {
		return self::NAME;
	}

	/**
	 * In the editor's list of types.
	 */
	public function title(): string {
		return __( 'Postcode', 'brolga-example' );
	}

	/**
	 * One input: $control->attributes is escaped, everything else is ours to escape.
	 *
	 * @param FieldControl $control What it takes.
	 */
	public function control( FieldControl $control ): string {
		return sprintf(
			'<input type="text" inputmode="numeric" data-postcode="%s"%s value="%s">',
			esc_attr( self::message() ),
			$control->attributes,
			esc_attr( $control->value )
		);
	}

	/**
	 * Drops blanks.
	 *
	 * @param string $sent What was sent.
	 */
	public function value( string $sent ): string {
		return (string) preg_replace( '/\s+/', '', $sent );
	}

	/**
	 * What a visitor can put right.
	 *
	 * @param string $value Without blanks.
	 */
	public function problem( string $value ): string {
		return 1 === preg_match( '/^\d{4}$/D', $value ) ? '' : self::message();
	}

	/**
	 * The module that checks in the browser.
	 */
	public function script(): string {
		return self::SCRIPT;
	}

	/**
	 * The same in the browser and on the server.
	 */
	private static function message(): string {
		return __( 'Please enter a postcode of four digits.', 'brolga-example' );
	}
}

add_filter( 'brolga_field_types', static fn ( array $types ): array => [ ...$types, new Postcode() ] );

add_action(
	'init',
	static fn () => wp_register_script_module(
		Postcode::SCRIPT,
		plugins_url( 'modules/postcode.js', __DIR__ ),
		[],
		'0.1.0'
	)
);
