<?php
/**
 * What visitors read is in the languages that are brought along for them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Core;

use Brolga\Core\Language\Translations;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Tests\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\ExpectationFailedException;

/**
 * Every translated text stands between marks here, with a number: what a page
 * shows of them has to be in the catalogues for visitors.
 */
final class VisitorsLanguagesTest extends FormTestCase {

	private const ROOT = __DIR__ . '/../../../..';

	/** @var array<string, int> Numbers of texts, by key. */
	private array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		$mark  = function ( string $text, string $key ): string {
			$number = $this->asked[ $key ] ??= count( $this->asked );
			return "⟦{$number}⟧{$text}";
		};
		$domain = Translations::DOMAIN;
		add_filter( "gettext_{$domain}", $mark, 10, 2 );
		add_filter(
			"gettext_with_context_{$domain}",
			static fn ( string $said, string $text, string $context ): string => $mark( $said, "{$context}\4{$text}" ),
			10,
			3
		);
		add_filter(
			"ngettext_{$domain}",
			static fn ( string $said, string $single ): string => $mark( $said, $single ),
			10,
			2
		);
	}

	/**
	 * Everything that visitors are shown by itself: pages of the demo and what templates say.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function pages(): iterable {
		foreach ( self::files( 'demo/pages/*.html' ) as $file ) {
			yield 'page ' . basename( $file, '.html' ) => [ $file ];
		}
		foreach ( self::files( 'theme/patterns/hidden-*.php' ) as $file ) {
			yield 'pattern ' . basename( $file, '.php' ) => [ $file ];
		}
	}

	/**
	 * Files of the checkout.
	 *
	 * @param string $pattern As glob() has it.
	 * @return list<string>
	 */
	private static function files( string $pattern ): array {
		$found = glob( self::ROOT . "/{$pattern}" );
		return false === $found ? [] : $found;
	}

	/**
	 * I18N-712: pages of the demo, and what templates say by themselves.
	 *
	 * @param string $file A page's or a pattern's.
	 */
	#[DataProvider( 'pages' )]
	public function test_i18n_712_no_visitor_reads_english_by_chance( string $file ): void {
		$content = str_ends_with( $file, '.php' ) ? self::pattern( $file ) : (string) file_get_contents( $file );
		self::assert_known( $this->shown( $content ) );
	}

	/**
	 * I18N-712: forms with fields of all types, a sum, and what their scripts say.
	 */
	public function test_i18n_712_forms_speak_the_language_of_visitors(): void {
		$fields = [];
		foreach ( FieldType::cases() as $type ) {
			$fields[] = [
				'fieldId'  => $type->value,
				'type'     => $type->value,
				'required' => true,
			];
		}
		$keys = $this->shown( self::form( [ 'captcha' => true ], $fields ) );
		self::assertContains( 'Send message', $keys );
		self::assertContains( 'Please choose', $keys );
		self::assert_known( $keys );
	}

	/**
	 * I18N-712: a text for owners alone would be found.
	 */
	public function test_i18n_712_a_text_that_is_not_told_of_is_found(): void {
		add_shortcode( 'brolga_probe', static fn (): string => __( 'Spam protection', 'brolga' ) );
		$this->expectException( ExpectationFailedException::class );
		self::assert_known( $this->shown( '<p>[brolga_probe]</p>' ) );
	}

	/**
	 * The texts that a page shows, and gives to its scripts, by their keys.
	 *
	 * @param string $content The page's.
	 * @return list<string>
	 */
	private function shown( string $content ): array {
		$html = $this->sources->within(
			FormSource::of( SourceKind::Post, $this->make_post( $content ) ),
			static fn (): string => do_shortcode( do_blocks( $content ) )
		);
		preg_match_all( '/⟦(\d+)⟧/u', $html, $shown );
		$texts = array_flip( $this->asked );
		return array_map(
			static fn ( string $number ): string => $texts[ (int) $number ],
			array_values( array_unique( $shown[1] ) )
		);
	}

	/**
	 * That all languages of visitors have these texts.
	 *
	 * @param list<string> $keys Of texts.
	 */
	private static function assert_known( array $keys ): void {
		foreach ( [ 'ar', 'es_ES', 'fr_FR', 'it_IT', 'ja', 'nl_NL', 'pl_PL', 'pt_BR' ] as $locale ) {
			self::assertSame(
				[],
				array_values( array_diff( $keys, self::known( $locale ) ) ),
				"Say in bin/lib/i18n/visitors.mjs that visitors read this, and translate it ({$locale})."
			);
		}
	}

	/**
	 * What a pattern says, as templates get it.
	 */
	private static function pattern( string $file ): string {
		ob_start();
		include $file;
		return (string) ob_get_clean();
	}

	/**
	 * The keys of a language's texts, of plugin and theme.
	 *
	 * @param string $locale The language.
	 * @return list<string>
	 */
	private static function known( string $locale ): array {
		$keys = [];
		foreach ( [ "plugin/languages/brolga-{$locale}", "theme/languages/{$locale}" ] as $name ) {
			$read = include self::ROOT . "/{$name}.l10n.php";
			if ( is_array( $read ) && is_array( $read['messages'] ?? null ) ) {
				array_push( $keys, ...array_map( strval( ... ), array_keys( $read['messages'] ) ) );
			}
		}
		return $keys;
	}
}
