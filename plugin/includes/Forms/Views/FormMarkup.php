<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

/**
 * Generates the markup of a saved form. Attributes are JSON in block comments, which is
 * error-prone to write by hand around translated texts.
 */
final class FormMarkup {

	/** @param array<string, mixed> $attributes */
	public static function section( string $heading, string $lead, array $attributes, string ...$fields ): string {
		$inner = sprintf(
			"<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">%s</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph "
				. "-->\n<p>%s</p>\n<!-- /wp:paragraph -->\n\n%s",
			esc_html( $heading ),
			esc_html( $lead ),
			self::block( 'brolga/contact-form', $attributes, "\n" . implode( "\n\n", $fields ) . "\n" )
		);
		return self::block(
			'core/group',
			[ 'layout' => [ 'type' => 'default' ] ],
			"\n<div class=\"wp-block-group\">{$inner}</div>\n"
		);
	}

	/** @param array<string, mixed> $attributes */
	public static function field( string $type, string $id, string $label, array $attributes = [] ): string {
		$own = [
			'fieldId' => $id,
			'type'    => $type,
		];
		return self::block(
			'brolga/form-field',
			$own + ( '' === $label ? [] : [ 'label' => $label ] ) + $attributes,
			''
		);
	}

	/** @param array<string, mixed> $attributes */
	public static function name( array $attributes = [] ): string {
		return self::known( 'input', 'name', __( 'Your name', 'brolga' ), 'name', $attributes );
	}

	/** @param array<string, mixed> $attributes */
	public static function email( array $attributes = [] ): string {
		return self::known( 'email', 'email', __( 'Email', 'brolga' ), 'email', $attributes );
	}

	/** @param array<string, mixed> $attributes */
	public static function phone( array $attributes = [] ): string {
		return self::known( 'tel', 'phone', __( 'Phone', 'brolga' ), 'tel', $attributes );
	}

	/**
	 * @param array{string, string, string} ...$rules
	 * @return array<string, mixed>
	 */
	public static function when( array ...$rules ): array {
		return [
			'conditions' => [
				'relation' => 'all',
				'rules'    => array_values( $rules ),
			],
		];
	}

	/**
	 * The attribute for options. Their values stay the same in every language, because conditions
	 * refer to them.
	 *
	 * @param array<string, string> $labels
	 * @return array<string, mixed>
	 */
	public static function choices( array $labels ): array {
		return [
			'options' => array_map(
				static fn ( string $value, string $label ): array => [
					'label' => $label,
					'value' => $value,
				],
				array_keys( $labels ),
				$labels
			),
		];
	}

	public static function consent(): string {
		$policy = get_privacy_policy_url();
		$words  = '' === $policy
			? __( 'You may keep what I have written here so that you can reply.', 'brolga' )
			: sprintf(
				/* translators: %s: the address of the privacy policy. */
				__( 'You may keep what I have written here so that you can reply, as set out in the <a href="%s">privacy policy</a>.', 'brolga' ),
				esc_url( $policy )
			);
		return self::field( 'consent', 'consent', '', [ 'wording' => $words ] );
	}

	/** @param array<string, mixed> $attributes */
	private static function known(
		string $type,
		string $id,
		string $label,
		string $autocomplete,
		array $attributes
	): string {
		$own = [
			'autocomplete' => $autocomplete,
			'width'        => 'half',
		];
		return self::field( $type, $id, $label, $attributes + $own );
	}

	/** @param array<string, mixed> $attributes */
	private static function block( string $name, array $attributes, string $inner ): string {
		return get_comment_delimited_block_content( $name, $attributes, $inner );
	}
}
