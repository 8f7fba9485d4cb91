<?php
/**
 * The plugin and the theme in another language than English.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Core;

use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Handler;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Language\NearestLanguage as Nearest;
use Brolga\Core\Language\Translations;
use Brolga\Leads\Mails\Notifications;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\Worker;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Theme\NearestLanguage;
use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use ReflectionClassConstant;
use WP_Block_Type_Registry;
use WP_Translation_Controller;

/**
 * German stands for all of them: it is the one that is brought along.
 */
final class LanguageTest extends NewsletterTestCase {

	private const LOCALE = 'de_DE';
	private const PLUGIN = __DIR__ . '/../../../../plugin';

	/** Where a test keeps what a site has installed. */
	private string $installed = '';

	protected function tearDown(): void {
		if ( '' !== $this->installed ) {
			unlink( $this->installed );
		}
		remove_all_filters( 'determine_locale' );
		self::speak( 'en_US' );
		parent::tearDown();
	}

	/**
	 * Forgets what was loaded, and goes on in a language.
	 *
	 * @param string $locale The language.
	 */
	private static function speak( string $locale ): void {
		WP_Translation_Controller::get_instance()->set_locale( $locale );
		// Files and all; and then it may be loaded again.
		unload_textdomain( Translations::DOMAIN );
		$GLOBALS['l10n_unloaded'] = [];
		wp_cache_flush();
	}

	/**
	 * I18N-580: WordPress asks plugins that are active for a whole network nothing.
	 */
	public function test_translations_are_found_where_wordpress_knows_no_folder(): void {
		$ask = static fn ( mixed $folder, string $domain, string $locale ): mixed
			=> apply_filters( 'lang_dir_for_domain', $folder, $domain, $locale ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		$found = $ask( false, Translations::DOMAIN, self::LOCALE );
		self::assertIsString( $found );
		self::assertSame( realpath( self::PLUGIN . '/languages' ), realpath( $found ) );
		self::assertStringEndsWith( '/', $found );
		foreach ( [
			[ '/installed/', Translations::DOMAIN, self::LOCALE ],
			[ false, 'another', self::LOCALE ],
			[ false, Translations::DOMAIN, 'en_US' ],
		] as $question ) {
			self::assertSame( $question[0], $ask( ...$question ) );
		}
	}

	/**
	 * The site's language, with what follows from it.
	 */
	private static function in_german(): void {
		self::in( self::LOCALE );
	}

	/**
	 * Another language of the site.
	 *
	 * @param string $locale The language.
	 */
	private static function in( string $locale ): void {
		add_filter( 'locale', static fn (): string => $locale );
		add_filter( 'determine_locale', static fn (): string => $locale, 5 );
		self::speak( $locale );
	}

	/**
	 * The user's language alone: the site speaks English.
	 */
	private static function by_a_german(): void {
		add_filter( 'determine_locale', static fn (): string => self::LOCALE, 5 );
		self::speak( self::LOCALE );
	}

	/**
	 * Where WordPress may look first for the one text domain of plugin and theme.
	 *
	 * @return array<string, array{string}>
	 */
	public static function folders(): array {
		return [
			'the theme’s, which it hears of last' => [ get_theme_root() . '/brolga/languages' ],
			'the plugin’s'                        => [ self::PLUGIN . '/languages' ],
			'another one, with nothing in it'     => [ ABSPATH . 'nowhere' ],
		];
	}

	/**
	 * I18N-3: one domain in two folders, and both are heard.
	 *
	 * @param string $folder Where WordPress looks.
	 */
	#[DataProvider( 'folders' )]
	public function test_plugin_and_theme_share_a_domain( string $folder ): void {
		switch_theme( 'brolga' );
		self::in_german();
		load_plugin_textdomain( Translations::DOMAIN );
		$registry = $GLOBALS['wp_textdomain_registry'];
		self::assertInstanceOf( \WP_Textdomain_Registry::class, $registry );
		$registry->set( Translations::DOMAIN, self::LOCALE, $folder );
		self::assertSame( 'Anfrage senden', __( 'Send enquiry', 'brolga' ) );
		self::assertSame( 'Brolga-Abschnitte', __( 'Brolga sections', 'brolga' ) );
	}

	/**
	 * I18N-14: what WordPress calls the bin there is one for us, too; what is the same comes from the source.
	 */
	public function test_australians_and_the_british_read_their_own_english(): void {
		foreach ( [ 'en_AU', 'en_GB' ] as $locale ) {
			self::in( $locale );
			self::assertSame(
				[ 'No popups found in Bin.', 'Please tick this box.', 'Leads' ],
				[
					__( 'No popups found in Trash.', 'brolga' ),
					__( 'Please check this box.', 'brolga' ),
					__( 'Leads', 'brolga' ),
				]
			);
		}
	}

	/**
	 * I18N-720: an Austrian, a Swiss or somebody formal reads German, not English.
	 *
	 * @param string $locale The site's.
	 */
	#[TestWith( [ 'de_AT' ] )]
	#[TestWith( [ 'de_CH' ] )]
	#[TestWith( [ 'de_DE_formal' ] )]
	#[TestWith( [ 'de_CH_informal' ] )]
	public function test_a_language_without_translation_has_its_nearest( string $locale ): void {
		switch_theme( 'brolga' );
		self::in( $locale );
		load_plugin_textdomain( Translations::DOMAIN );
		self::assertSame(
			[ 'Anfrage senden', 'Brolga-Abschnitte' ],
			[ __( 'Send enquiry', 'brolga' ), __( 'Brolga sections', 'brolga' ) ]
		);
		$folder = apply_filters( 'lang_dir_for_domain', false, Translations::DOMAIN, $locale ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		self::assertIsString( $folder );
	}

	/**
	 * I18N-741: who reads German with “Sie” is addressed so, and reads the rest as all German does.
	 *
	 * @param string $locale   The site's.
	 * @param string $expected What a text that addresses somebody is.
	 */
	#[TestWith( [ 'de_DE', 'Gib eine E-Mail-Adresse wie office@example.com ein.' ] )]
	#[TestWith( [ 'de_CH_informal', 'Gib eine E-Mail-Adresse wie office@example.com ein.' ] )]
	#[TestWith( [ 'de_DE_formal', 'Geben Sie eine E-Mail-Adresse wie office@example.com ein.' ] )]
	#[TestWith( [ 'de_CH', 'Geben Sie eine E-Mail-Adresse wie office@example.com ein.' ] )]
	public function test_german_is_formal_where_the_site_is( string $locale, string $expected ): void {
		self::in( $locale );
		load_plugin_textdomain( Translations::DOMAIN );
		self::assertSame(
			[ $expected, 'Kontaktformulare' ],
			[ __( 'Enter an email address such as office@example.com.', 'brolga' ), __( 'Contact forms', 'brolga' ) ]
		);
	}

	/**
	 * I18N-720: without the plugin, the theme finds its own.
	 */
	public function test_the_theme_alone_finds_its_nearest(): void {
		$languages = get_theme_root() . '/brolga/languages';
		require_once dirname( $languages ) . '/inc/NearestLanguage.php';
		$theme = new NearestLanguage();
		$theme->register();
		switch_theme( 'brolga' );
		$find = static fn ( string $file, string $domain = 'brolga' ): mixed
			=> apply_filters( 'load_textdomain_mofile', $file, $domain ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		self::assertSame( "{$languages}/de_DE.mo", $find( "{$languages}/de_AT.mo" ) );
		self::assertSame( "{$languages}/en_GB.mo", $find( "{$languages}/en_NZ.mo" ) );
		foreach ( [ 'de_DE', 'en_GB', 'en_US', 'fi' ] as $locale ) {
			self::assertSame( "{$languages}/{$locale}.mo", $find( "{$languages}/{$locale}.mo" ) );
		}
		self::assertSame( '/installed/brolga-de_AT.mo', $find( '/installed/brolga-de_AT.mo' ) );
		self::assertSame( "{$languages}/de_AT.mo", $find( "{$languages}/de_AT.mo", 'another' ) );
	}

	/**
	 * I18N-720: each language that is brought serves its relatives, by one table in plugin and theme.
	 */
	public function test_each_language_brought_is_the_nearest_to_another(): void {
		require_once get_theme_root() . '/brolga/inc/NearestLanguage.php';
		$brought = ( new ReflectionClassConstant( Nearest::class, 'BROUGHT' ) )->getValue();
		self::assertSame(
			$brought,
			( new ReflectionClassConstant( NearestLanguage::class, 'BROUGHT' ) )->getValue()
		);
		self::assertIsArray( $brought );
		foreach ( (array) glob( self::PLUGIN . '/languages/*.po' ) as $file ) {
			$locale = substr( basename( (string) $file, '.po' ), strlen( 'brolga-' ) );
			// The American sources serve who else speaks English.
			if ( 'en_AU' !== $locale ) {
				self::assertContains( $locale, $brought );
			}
		}
		self::assertSame(
			[ 'fr_FR', 'es_ES', 'nl_NL', 'pt_BR', 'pt_BR', 'de_DE', 'en_GB', null, null, null, null ],
			array_map(
				Nearest::to( ... ),
				[ 'fr_CA', 'es_MX', 'nl_BE', 'pt_PT', 'pt_PT_ao90', 'de_AT', 'en_ZA', 'de_DE', 'en_US', 'en_CA', 'fi' ]
			)
		);
	}

	/**
	 * I18N-720: what a site has installed for its own language wins.
	 */
	public function test_what_is_installed_for_the_very_language_wins(): void {
		self::in( 'de_AT' );
		$folder = WP_CONTENT_DIR . '/languages/plugins';
		wp_mkdir_p( $folder );
		$this->installed = "{$folder}/brolga-de_AT.l10n.php";
		file_put_contents( $this->installed, "<?php return [ 'messages' => [ 'Send enquiry' => 'Servus' ] ];" );
		self::assertSame( 'Servus', __( 'Send enquiry', 'brolga' ) );
		self::assertSame( 'Angebot anfordern', __( 'Ask for a quote', 'brolga' ) );
	}

	/**
	 * I18N-3: what a site has installed wins.
	 */
	public function test_what_is_installed_wins(): void {
		self::in_german();
		$folder = WP_CONTENT_DIR . '/languages/plugins';
		wp_mkdir_p( $folder );
		$this->installed = "{$folder}/brolga-de_DE.l10n.php";
		file_put_contents( $this->installed, "<?php return [ 'messages' => [ 'Send enquiry' => 'Ab die Post' ] ];" );
		self::assertSame( 'Ab die Post', __( 'Send enquiry', 'brolga' ) );
		self::assertSame( 'Angebot anfordern', __( 'Ask for a quote', 'brolga' ) );
	}

	/**
	 * I18N-3: names and descriptions of blocks, which WordPress translates itself.
	 */
	public function test_blocks_have_german_names(): void {
		self::in_german();
		$registry = WP_Block_Type_Registry::get_instance();
		$former   = $registry->get_registered( 'brolga/accordion' );
		self::assertNotNull( $former );
		$registry->unregister( $former );
		$block = register_block_type_from_metadata( self::PLUGIN . '/build/blocks/accordion' );
		self::assertNotFalse( $block );
		self::assertSame(
			[ 'FAQ-Akkordeon', 'Fragen und Antworten oder andere Überschriften mit ihrem Inhalt; jeweils eine ist geöffnet.' ],
			[ $block->title, $block->description ]
		);
		self::assertContains( 'aufklappen', $block->keywords );
		$registry->unregister( $block );
		$registry->register( $former );
	}

	/**
	 * I18N-4: scripts of the editor and of wp-admin, wherever WordPress looks for their texts.
	 *
	 * @param non-empty-string $handle  The script.
	 * @param non-empty-string $path    Where it is built.
	 * @param string $english A text of it.
	 * @param string $german  The same in German.
	 */
	#[DataProvider( 'scripts' )]
	public function test_scripts_get_their_texts(
		string $handle,
		string $path,
		string $english,
		string $german
	): void {
		self::in_german();
		self::assert_script_says( $german, $english, $handle, $path );
	}

	/**
	 * I18N-720: and those of a language that none is brought for.
	 *
	 * @param non-empty-string $handle  The script.
	 * @param non-empty-string $path    Where it is built.
	 * @param string $english A text of it.
	 * @param string $german  The same in German.
	 */
	#[DataProvider( 'scripts' )]
	public function test_scripts_get_the_texts_of_the_nearest_language(
		string $handle,
		string $path,
		string $english,
		string $german
	): void {
		self::in( 'de_AT' );
		self::assert_script_says( $german, $english, $handle, $path );
	}

	/**
	 * What a script gets for a text.
	 *
	 * @param string           $german  Its translation.
	 * @param string           $english The text.
	 * @param non-empty-string $handle  The script.
	 * @param non-empty-string $path    Where it is built.
	 */
	private static function assert_script_says( string $german, string $english, string $handle, string $path ): void {
		wp_deregister_script( $handle );
		$address = content_url( "plugins/brolga/{$path}" );
		assert( '' !== $address );
		wp_register_script( $handle, $address, [], '1', true );
		$texts = load_script_textdomain( $handle, 'brolga' );
		self::assertIsString( $texts );
		/** @var array{locale_data: array{messages: array<string, list<string>>}} $texts */
		$texts = json_decode( $texts, true, 8, JSON_THROW_ON_ERROR );
		self::assertSame( [ $german ], $texts['locale_data']['messages'][ $english ] ?? null );
	}

	/**
	 * @return array<string, array{non-empty-string, non-empty-string, string, string}>
	 */
	public static function scripts(): array {
		return [
			'the leads’ screen'     => [ 'brolga-leads', 'build/admin/leads.js', 'Search leads', 'Leads durchsuchen' ],
			'a block’s editor'      => [
				'brolga-editor-blocks',
				'build/editor/editor-blocks.js',
				'Add item',
				'Element hinzufügen',
			],
			'a block’s settings'    => [
				'brolga-editor-blocks',
				'build/editor/editor-blocks.js',
				'All answers',
				'Alle Antworten',
			],
		];
	}

	/**
	 * I18N-5: no script of visitors’ pages asks for translations of its own.
	 */
	public function test_visitors_load_no_translations(): void {
		$asked = [];
		$build = self::PLUGIN . '/build';
		foreach ( array_merge(
			(array) glob( "{$build}/blocks/*/view.js" ),
			(array) glob( "{$build}/{runtime,modules}/*.js", GLOB_BRACE )
		) as $file ) {
			if (
				is_string( $file )
				&& 1 === preg_match( '/wp\.i18n|wp-i18n|["\']brolga["\']\s*\)/', (string) file_get_contents( $file ) )
			) {
				$asked[] = basename( dirname( $file ) );
			}
		}
		self::assertSame( [], $asked );
	}

	/**
	 * I18N-7: what a visitor reads who left something out.
	 */
	public function test_a_form_answers_in_german(): void {
		$form = $this->form_on_page();
		self::in_german();
		$result = $this->service->submit( $this->submission( $form, [ 'email' => 'not an address' ] + self::VALUES ) );
		self::assertSame( 'Bitte eine gültige E-Mail-Adresse eingeben.', $result->error_of( 'email' )?->message );
	}

	/**
	 * I18N-8: the owner’s mail is the site’s, in German where the site is.
	 */
	public function test_mails_speak_the_language_of_the_site(): void {
		$form = $this->form_on_page();
		self::in_german();
		$this->service->submit( $this->submission( $form ) );
		[ $mail ] = $this->waiting_mails() + [ null ];
		self::assertMatchesRegularExpression(
			'/^Diesen Lead ansehen: http/m',
			$mail->text ?? ''
		);
	}

	/**
	 * I18N-8: and not of who happens to be logged in.
	 */
	public function test_mails_do_not_speak_the_language_of_the_user(): void {
		$form = $this->form_on_page();
		$detail = $this->service->submit( $this->submission( $form ) )->lead_id;
		self::by_a_german();
		self::assertSame( 'Anfrage senden', __( 'Send enquiry', 'brolga' ) );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		$lead = $this->leads->find( $detail );
		self::assertNotNull( $lead );
		$this->built->get( Notifications::class )->resend( $lead );
		$this->sign_up( $this->signup_on_page() );
		$texts = implode(
			"\n",
			array_map( static fn ( $mail ): string => $mail->subject . "\n" . $mail->text, $this->waiting_mails() )
		);
		self::assertStringContainsString( 'View this lead:', $texts );
		self::assertStringContainsString( 'Please confirm your subscription', $texts );
		self::assertStringNotContainsString( 'Diesen Lead ansehen', $texts );
	}

	/**
	 * I18N-200: whose request the queue is looked at in is nothing to those who get the mail.
	 */
	public function test_jobs_are_done_in_the_sites_language(): void {
		self::by_a_german();
		$written = [];
		$write   = static function () use ( &$written ): void {
			$written[] = __( 'Send enquiry', 'brolga' );
		};
		$handler = new class( $write ) implements Handler {

			/** @param Closure(): void $write Writes something. */
			public function __construct( private readonly Closure $write ) {}

			public function kind(): string {
				return 'letter';
			}

			public function handle( ClaimedJob $job ): void {
				( $this->write )();
			}
		};
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		( new Outbox( $this->jobs ) )->enqueue( new Job( 'letter', [] ) );
		( new Worker( $this->jobs, $this->connection, $this->clock, [ $handler ], 0 ) )->run( 5, 10 );
		self::assertSame( [ 'Send enquiry' ], $written );
	}

	/**
	 * I18N-9: plurals and numbers.
	 */
	public function test_plurals_follow_the_language(): void {
		self::in_german();
		self::assertSame(
			[ 'Wir löschen Nachrichten nach %d Tag.', 'Wir löschen Nachrichten nach %d Tagen.' ],
			array_map(
				static fn ( int $days ): string =>
					_n( 'We delete messages after %d day.', 'We delete messages after %d days.', $days, 'brolga' ),
				[ 1, 30 ]
			)
		);
	}
}
