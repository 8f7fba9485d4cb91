<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

/**
 * Writes a form as WordPress saves one. Attributes stand in comments as JSON;
 * nobody should have to write that by hand around translated words.
 */
final class FormMarkup {

	/**
	 * A heading, a sentence and a form below them.
	 *
	 * @param string               $heading    What it is about.
	 * @param string               $lead       What happens then.
	 * @param array<string, mixed> $attributes Of the form.
	 * @param string               ...$fields  What field() made.
	 */
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

	/**
	 * @param string               $id         Its name.
	 * @param string               $label      What the visitor reads; empty for a consent.
	 * @param array<string, mixed> $attributes What else is not the default.
	 */
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

	/**
	 * The visitor's name, which the browser knows.
	 *
	 * @param array<string, mixed> $attributes What is not the default.
	 */
	public static function name( array $attributes = [] ): string {
		return self::known( 'input', 'name', __( 'Your name', 'brolga' ), 'name', $attributes );
	}

	/**
	 * The visitor's address, which the browser knows.
	 *
	 * @param array<string, mixed> $attributes What is not the default.
	 */
	public static function email( array $attributes = [] ): string {
		return self::known( 'email', 'email', __( 'Email', 'brolga' ), 'email', $attributes );
	}

	/**
	 * The visitor's telephone number, which the browser knows.
	 *
	 * @param array<string, mixed> $attributes What is not the default.
	 */
	public static function phone( array $attributes = [] ): string {
		return self::known( 'tel', 'phone', __( 'Phone', 'brolga' ), 'tel', $attributes );
	}

	/**
	 * When a field is asked: the answers of other fields, all of which must be so.
	 *
	 * @param array{string, string, string} ...$rules Field, operator and value each.
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
	 * Choices, each with a value that no translation changes: rules name it.
	 *
	 * @param array<string, string> $labels By value.
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

	/**
	 * The words by which a visitor allows an answer, with a link where the site has
	 * a privacy policy.
	 */
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

	/**
	 * A field of half a line that a browser offers to fill in.
	 *
	 * @param string               $id           Its name.
	 * @param string               $label        What the visitor reads.
	 * @param string               $autocomplete What it is to a browser.
	 * @param array<string, mixed> $attributes   What else is not the default.
	 */
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

	/**
	 * A block as it is saved.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function block( string $name, array $attributes, string $inner ): string {
		return get_comment_delimited_block_content( $name, $attributes, $inner );
	}
}
