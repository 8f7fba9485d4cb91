<?php
/**
 * Forms of other plugins.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Kits;

use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Kits\Actions\ImportForms;
use Brolga\Kits\Foreign\FormsFile;
use Brolga\Kits\Kit\KitRefused;
use Brolga\Tests\KitTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;
use WP_Query;

/**
 * KIT-20 KIT-21
 */
#[Group( 'once' )]
final class ForeignFormsTest extends KitTestCase {

	public function test_contact_form_7(): void {
		[ $form, $lost ] = self::read( 'contact-form-7.xml' );
		self::assertSame(
			[
				'input*: Your name',
				'email*: Your email (required)',
				'tel: Phone',
				'date*: Pick up on',
				'number: How many guests?',
				'select*: Size (s=Small, l=Large)',
				'checkbox: Extras (Candles=Candles, Card=Card, Delivery=Delivery)',
				'radio*: Paid by (Cash=Cash, Card=Card)',
				'file: A picture of it',
				'text: Your message',
				'hidden: Source',
				'consent*: I have read the terms.',
			],
			self::told( $form )
		);
		$fields = $form->fields;
		self::assertSame( [ 'name', 'email' ], [ $fields[0]->autocomplete, $fields[1]->autocomplete ] );
		self::assertSame( [ 'jo@example.com', 'Please choose' ], [ $fields[1]->placeholder, $fields[5]->placeholder ] );
		self::assertSame(
			[ 'Card', 'Dear bakery', 'spring' ],
			[ $fields[7]->default, $fields[9]->default, $fields[10]->default ]
		);
		self::assertSame( 'We have your order. Yum!', $form->success() );
		self::assertStringContainsString( 'href="/terms/"', (string) $fields[11]->wording?->html );
		self::assertSame( 'Order', $form->submit_label );
		self::assertStringContainsString( 'quiz', $lost );
		self::assertStringContainsString( 'recaptcha', $lost );
		self::assertStringNotContainsString( 'bakery.test', $lost );
	}

	public function test_a_template_of_contact_form_7(): void {
		$forms = FormsFile::read( "[text* your-name]\nEmail [email* your-email]\n[submit]" );
		self::assertSame( [ 'Your name', 'Email' ], array_column( $forms[0]->fields(), 'label' ) );
	}

	public function test_wpforms(): void {
		[ $form, $lost ] = self::read( 'wpforms.json' );
		self::assertSame(
			[
				'input*: First name',
				'input*: Last name',
				'email*: Email',
				'radio*: How can we help? (A repair=A repair, A new bike=A new bike)',
				'input: Frame number when all how-can-we-help is A repair',
				'number: Budget when any how-can-we-help is not A repair',
				'checkbox: Extras (Bell=Bell, Lights & lock=Lights & lock)',
				'text: Message',
				'file: Photo',
				'consent*: Agreement',
				'hidden: Source',
				'input: Both',
			],
			self::told( $form )
		);
		self::assertSame( 'As short as you like.', $form->fields[7]->help );
		self::assertSame( 'You may keep what I wrote.', $form->fields[9]->wording?->text );
		self::assertSame( 3, $form->fields[8]->files->max_files );
		self::assertSame( 'Thanks! We ring you.', $form->success() );
		foreach (
			[ 'signature', 'payment-single', 'About you', 'Source', 'Both: Its conditions', 'Emails' ] as $word
		) {
			self::assertStringContainsString( $word, $lost );
		}
	}

	public function test_gravity_forms(): void {
		[ $form, $lost ] = self::read( 'gravity-forms.json' );
		self::assertSame(
			[
				'input*: First',
				'input*: Last',
				'email*: Email',
				'select*: Course (pot=Pottery, weave=Weaving)',
				'input: Loom when all course is weave',
				'number: Seats',
				'consent*: Consent',
				'file: Portfolio',
				'hidden: Campaign',
				'number: Sum',
				'text: Anything else? when all course is not pot, seats is not empty ',
				'input: Starts',
			],
			self::told( $form )
		);
		self::assertSame( 'utm_campaign', $form->fields[8]->parameter );
		self::assertSame( 'See you there.', $form->success() );
		foreach ( [ 'product', 'captcha', 'Sum: Its value', 'Starts: Its conditions', 'Emails' ] as $word ) {
			self::assertStringContainsString( $word, $lost );
		}
	}

	public function test_fluent_forms(): void {
		[ $form, $lost ] = self::read( 'fluent-forms.json' );
		self::assertSame(
			[
				'input*: First name',
				'email*: Email',
				'tel: Phone',
				'radio*: Room (one=Single, two=Double)',
				'checkbox: Beds (soft=Soft, hard=Hard) when any room is two, email contains @hotel',
				'date: From',
				'consent*: I accept the terms',
			],
			self::told( $form )
		);
		self::assertStringContainsString(
			'href="https://rooms.test/terms"',
			(string) $form->fields[6]->wording?->html
		);
		self::assertSame( 'Booked.', $form->success() );
		foreach ( [ 'ratings', 'custom_html', 'Emails' ] as $word ) {
			self::assertStringContainsString( $word, $lost );
		}
	}

	public function test_a_form_becomes_a_synced_pattern_once(): void {
		$action = $this->built->get( ImportForms::class );
		$try    = $action->of_file( __DIR__ . '/forms/wpforms.json', true );
		self::assertIsArray( $try );
		self::assertSame( [], self::named( 'Bike workshop' ) );
		$done = $action->of_file( __DIR__ . '/forms/wpforms.json', false );
		self::assertIsArray( $done );
		self::assertSame( array_column( $try['lines'], 'text' ), array_column( $done['lines'], 'text' ) );
		$posts = self::named( 'Bike workshop' );
		self::assertCount( 1, $posts );
		self::assertStringContainsString( 'Bike workshop', $done['lines'][0]['what'] );
		self::assertStringContainsString( "post={$posts[0]->ID}", $done['lines'][0]['url'] );
		self::assertStringNotContainsString( 'bikes.test', $posts[0]->post_content );
		self::assertContains(
			'Frame number',
			array_column( FormReader::read( parse_blocks( $posts[0]->post_content )[0] )->fields, 'label' )
		);

		$again = $action->of_file( __DIR__ . '/forms/wpforms.json', false );
		self::assertIsArray( $again );
		self::assertSame( 'kept', $again['lines'][0]['outcome'] );
		self::assertCount( 1, self::named( 'Bike workshop' ) );
	}

	/**
	 * Files without forms in them.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function bad_files(): iterable {
		yield 'nothing' => [ '' ];
		yield 'words' => [ 'Hello' ];
		yield 'other JSON' => [ '{"a":[1,2,{"b":null}]}' ];
		yield 'broken JSON' => [ '[{"fields":{"0":{"id"' ];
		yield 'deep JSON' => [ str_repeat( '[', 5000 ) . str_repeat( ']', 5000 ) ];
		yield 'XML without forms' => [
			'<?xml version="1.0"?><rss><channel><item><title>A</title></item></channel></rss>',
		];
		yield 'broken XML' => [ '<?xml version="1.0"?><rss><channel>' ];
		yield 'entities' => [
			'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss>&b;</rss>',
		];
		yield 'an outside entity' => [
			'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss><channel/></rss>',
		];
		yield 'fields of wrong types' => [ '[{"fields":["a",7,null],"settings":{"form_title":[]}}]' ];
		yield 'too much' => [ '[' . str_repeat( ' ', FormsFile::MAX_BYTES ) ];
	}

	#[DataProvider( 'bad_files' )]
	public function test_a_file_without_forms_is_refused( string $text ): void {
		$this->expectException( KitRefused::class );
		FormsFile::read( $text );
	}

	/** KIT-21: a field without a label or a type is named all the same. */
	public function test_a_field_of_no_type_is_named(): void {
		$forms = FormsFile::read( (string) wp_json_encode( [
			[
				'title'  => 'Junk',
				'fields' => [
					[ 'id' => 1, 'type' => 'text', 'label' => 'Name' ],
					[ 'id' => 2, 'type' => '<b></b>', 'label' => ' ' ],
					[ 'id' => 3, 'type' => 'signature' ],
					7,
				],
			],
		] ) );
		self::assertSame(
			[
				'Field without a label: The file does not say what type of field this is.',
				'signature: Brolga has no field of the type “signature”.',
			],
			$forms[0]->lost()
		);
	}

	public function test_scripts_in_labels_become_text(): void {
		$forms = FormsFile::read( (string) wp_json_encode( [
			[
				'settings' => [ 'form_title' => '<script>alert(1)</script>Bad --> form' ],
				'fields'   => [
					[
						'id'      => 1,
						'type'    => 'radio',
						'label'   => 'A <img src=x onerror=alert(1)> --> <!-- wp:html --> label',
						'choices' => [ [ 'label' => '"><script>alert(1)</script>' ] ],
					],
				],
			],
		] ) );
		$html = do_blocks( $forms[0]->block() );
		self::assertDoesNotMatchRegularExpression( '/<script|<img|onerror/', $html );
		self::assertCount( 1, array_column( parse_blocks( $forms[0]->block() ), 'blockName' ) );
	}

	/** @return list<WP_Post> */
	private static function named( string $title ): array {
		$query = new WP_Query( [
			'post_type' => 'wp_block',
			'title'     => $title,
		] );
		return array_values( array_filter(
			(array) $query->posts,
			static fn ( $post ): bool => $post instanceof WP_Post
		) );
	}

	/** @return array{FormDefinition, string} The form, and what did not carry over. */
	private static function read( string $file ): array {
		$forms = FormsFile::read( (string) file_get_contents( __DIR__ . "/forms/{$file}" ) );
		self::assertCount( 1, $forms );
		return [ FormReader::read( parse_blocks( $forms[0]->block() )[0] ), implode( "\n", $forms[0]->lost() ) ];
	}

	/** @return list<string> Each field in a line. */
	private static function told( FormDefinition $form ): array {
		return array_map(
			static function ( FieldDefinition $field ): string {
				$options = array_map(
					static fn ( $value, $label ): string => "{$value}={$label}",
					array_keys( $field->options ),
					$field->options
				);
				$rules   = array_map(
					static fn ( $rule ): string => "{$rule->field} {$rule->operator?->value} {$rule->value}",
					$field->conditions->rules
				);
				return $field->type->value . ( $field->required ? '*' : '' ) . ": {$field->label}"
					. ( [] === $options ? '' : ' (' . implode( ', ', $options ) . ')' )
					. ( [] === $rules ? '' : " when {$field->conditions->relation->value} " . implode( ', ', $rules ) );
			},
			$form->fields
		);
	}
}
