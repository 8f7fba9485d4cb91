<?php
/**
 * Forms to begin with.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Blocks;

use Brolga\Forms\Conditions\Visibility;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Forms\Views\FormMarkup;
use Brolga\Tests\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Pattern_Categories_Registry;
use WP_Block_Patterns_Registry;

/**
 * FORM-55: each pattern is a form that works as it is.
 */
final class FormPatternsTest extends FormTestCase {

	/**
	 * The patterns, with the types of fields that make them what they are.
	 *
	 * @return iterable<string, array{string, list<FieldType>}>
	 */
	public static function patterns(): iterable {
		yield 'enquiry' => [ 'enquiry', [ FieldType::Email, FieldType::Tel, FieldType::Text, FieldType::Consent ] ];
		yield 'quote request' => [
			'quote-request',
			[ FieldType::Email, FieldType::Checkbox, FieldType::Number, FieldType::Date, FieldType::Url ],
		];
		yield 'booking' => [ 'booking', [ FieldType::Email, FieldType::Date, FieldType::Number, FieldType::Select ] ];
		yield 'feedback' => [ 'feedback', [ FieldType::Radio, FieldType::Text, FieldType::BooleanCheckbox ] ];
		yield 'job application' => [
			'job-application',
			[ FieldType::Email, FieldType::Date, FieldType::File, FieldType::Hidden, FieldType::Consent ],
		];
	}

	/**
	 * The content of a pattern, as the inserter gets it.
	 *
	 * @param string $name Its file.
	 */
	private static function content( string $name ): string {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "brolga/form-{$name}" );
		self::assertIsArray( $pattern, "The pattern {$name} is not registered." );
		self::assertContains( 'brolga-forms', (array) $pattern['categories'] );
		self::assertIsString( $pattern['content'] );
		return $pattern['content'];
	}

	/**
	 * The form of a pattern.
	 *
	 * @param string $content The pattern.
	 */
	private static function form_in( string $content ): FormDefinition {
		$block = FormReader::find( parse_blocks( $content ), FormId::DEFAULT_UID );
		self::assertNotNull( $block );
		return FormReader::read( $block );
	}

	/**
	 * @param string          $name  The pattern.
	 * @param list<FieldType> $types Types it has.
	 */
	#[DataProvider( 'patterns' )]
	public function test_a_pattern_is_a_form( string $name, array $types ): void {
		$content = self::content( $name );
		self::assertSame(
			$content,
			serialize_blocks( parse_blocks( $content ) ),
			'The editor would save it in another way.'
		);
		$form = self::form_in( $content );
		self::assertNotSame( '', $form->title );
		foreach ( $types as $type ) {
			self::assertNotNull( $form->first_of( $type ), "There is no field of type {$type->value}." );
		}
		$ids = array_map( static fn ( FieldDefinition $field ): string => $field->original_id, $form->fields );
		self::assertSame(
			$ids,
			array_map( static fn ( FieldDefinition $field ): string => $field->field_id, $form->fields ),
			'Names are those that are sent.'
		);
		foreach ( $form->fields as $field ) {
			self::assertNotSame( '', $field->label );
			$tokens = [
				'name'  => 'name',
				'email' => 'email',
				'phone' => 'tel',
			];
			self::assertSame(
				$tokens[ $field->field_id ] ?? $field->autocomplete,
				$field->autocomplete,
				"Browsers can fill in {$field->field_id}."
			);
		}
	}

	/**
	 * Rules ask fields that are there for values that they offer; nothing is hidden for good.
	 *
	 * @param string $name The pattern.
	 */
	#[DataProvider( 'patterns' )]
	public function test_its_conditions_can_come_true( string $name ): void {
		$form   = self::form_in( self::content( $name ) );
		$fields = array_column(
			array_map( static fn ( FieldDefinition $field ): array => [ $field->field_id, $field ], $form->fields ),
			1,
			0
		);
		foreach ( $form->fields as $field ) {
			$values = [];
			foreach ( $form->conditions[ $field->field_id ]->rules ?? [] as $rule ) {
				$asked = $fields[ $rule->field ] ?? null;
				self::assertNotNull( $asked, "{$field->field_id} asks for a field that is not there." );
				if ( $asked->type->has_options() && '' !== $rule->value && 'is' === $rule->operator?->value ) {
					self::assertArrayHasKey( $rule->value, $asked->options );
				}
				$values[ $rule->field ] ??= match ( $rule->operator?->value ) {
					'is'         => $rule->value,
					'is greater' => (string) ( (int) $rule->value + 1 ),
					default      => (string) ( array_key_first( $asked->options ) ?? '1' ),
				};
			}
			self::assertNotContains(
				$field->field_id,
				Visibility::hidden( $form->conditions, $values + array_fill_keys( array_keys( $fields ), '' ) )
			);
		}
	}

	/**
	 * The page has it with a heading above and no word left out.
	 *
	 * @param string $name The pattern.
	 */
	#[DataProvider( 'patterns' )]
	public function test_it_prints( string $name ): void {
		$content = self::content( $name );
		$html    = $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks( $content )
		);
		self::assertStringContainsString( '<h2 class="wp-block-heading">', $html );
		self::assertSame( 1, substr_count( $html, '<form ' ) );
		self::assertSame( count( self::form_in( $content )->fields ), substr_count( $html, 'data-brolga-field=' ) );
	}

	public function test_the_category_has_words(): void {
		self::assertTrue( WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'brolga-forms' ) );
	}

	/**
	 * FIELD-1: a site with a privacy policy is linked to it.
	 */
	public function test_a_consent_links_to_the_privacy_policy(): void {
		$page = $this->make_post();
		update_option( 'wp_page_for_privacy_policy', $page );
		$block = FormMarkup::consent();
		self::assertStringContainsString( (string) get_privacy_policy_url(), stripslashes( $block ) );
	}
}
