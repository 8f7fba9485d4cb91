<?php
/**
 * What the shop's emails look like.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Business\BusinessSection;
use Brolga\Business\Details;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\SettingsService;
use Brolga\Mail\Design\MailImage;
use Brolga\Shop\Orders\EmailFrame;
use Brolga\Shop\Orders\EmailLook;
use Brolga\Shop\ShopSection;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * EMAIL-868 SHOP-406 SHOP-407 SHOP-408
 */
#[Group( 'once' )]
final class EmailLookTest extends TestCase {

	private const BASE = 'woocommerce_email_base_color';
	private const TEXT = 'woocommerce_email_text_color';
	private const LOGO = 'woocommerce_email_header_image';

	protected function setUp(): void {
		parent::setUp();
		// An email of another test has begun in this process, and a request's emails look alike.
		foreach ( [ self::BASE, self::TEXT, self::LOGO ] as $name ) {
			remove_all_filters( "option_{$name}" );
			remove_all_filters( "default_option_{$name}" );
		}
		remove_all_actions( 'woocommerce_email_header' );
	}

	protected function tearDown(): void {
		foreach ( [ self::BASE, self::TEXT, self::LOGO ] as $name ) {
			delete_option( $name );
		}
		parent::tearDown();
	}

	/**
	 * An image of the library.
	 *
	 * @param string $kind Its file's ending.
	 */
	private function picture( string $kind ): int {
		$file   = wp_upload_dir()['path'] . "/mailed.{$kind}";
		$canvas = imagecreatetruecolor( 800, 200 );
		self::assertNotFalse( $canvas );
		'webp' === $kind ? imagewebp( $canvas, $file ) : imagepng( $canvas, $file );
		return wp_insert_attachment( [ 'post_mime_type' => "image/{$kind}", 'post_title' => 'Logo' ], $file );
	}

	/**
	 * SHOP-406: the look's colors and the site's logo, as long as nothing was chosen.
	 */
	public function test_emails_look_as_the_site_does(): void {
		update_option( self::BASE, '#720eec' );
		set_theme_mod( 'custom_logo', $this->picture( 'webp' ) );
		( new EmailLook() )->register();
		self::assertSame( '#720eec', get_option( self::BASE ), 'WooCommerce shows its own' );
		do_action( 'woocommerce_email_header', 'Thanks', null );
		$styles = wp_get_global_styles( [], [ 'transforms' => [ 'resolve-variables' ] ] );
		self::assertSame(
			_wp_array_get( (array) $styles, [ 'elements', 'button', 'color', 'background' ], '' ),
			get_option( self::BASE )
		);
		self::assertStringEndsWith( '/mailed-email-400x144.png', self::text( get_option( self::LOGO ) ) );
	}

	/**
	 * SHOP-406: what an owner has chosen stays, and then all colors do.
	 */
	public function test_what_was_chosen_stays(): void {
		update_option( self::BASE, '#720eec' );
		update_option( self::TEXT, '#123456' );
		update_option( self::LOGO, 'https://example.test/mine.png' );
		( new EmailLook() )->register();
		do_action( 'woocommerce_email_header', 'Thanks', null );
		self::assertSame( '#720eec', get_option( self::BASE ) );
		self::assertSame( 'https://example.test/mine.png', get_option( self::LOGO ) );
	}

	/**
	 * EMAIL-868: the foot and dark mode are there if the owner wants them, and a foot of his own stays.
	 */
	public function test_emails_have_the_business_details_if_wanted(): void {
		remove_all_filters( 'woocommerce_email_styles' );
		remove_all_filters( 'woocommerce_email_footer_text' );
		( new EmailFrame( new Settings(), new Details( new Settings() ) ) )->register();
		$foot   = static fn (): string => self::text( apply_filters( 'woocommerce_email_footer_text', 'Theirs' ) );
		$styles = static fn (): string => self::text( apply_filters( 'woocommerce_email_styles', 'p{}' ) );
		self::set( new BusinessSection(), [ 'business_name' => 'Fig <Pty>', 'business_phone' => '07 3000 0000' ] );
		self::assertSame( [ 'Theirs', 'p{}' ], [ $foot(), $styles() ], 'off by default' );
		self::set( new ShopSection(), [ 'email_design' => true ] );
		self::assertSame( 'Fig &lt;Pty&gt;<br />07 3000 0000', $foot() );
		self::assertStringStartsWith( 'p{}@media screen and (prefers-color-scheme: dark)', $styles() );
		update_option( 'woocommerce_email_footer_text', 'My own' );
		self::assertSame( 'Theirs', $foot() );
		delete_option( 'woocommerce_email_footer_text' );
	}

	/**
	 * SHOP-407: a file that all mail programs show, which goes with the image.
	 */
	public function test_an_image_is_a_file_that_all_can_show(): void {
		$image = $this->picture( 'webp' );
		$file  = dirname( (string) get_attached_file( $image ) ) . '/mailed-email-320x320.png';
		self::assertStringEndsWith( '/mailed-email-320x320.png', MailImage::url( $image, 320, 320 ) );
		self::assertSame( [ 320, 80, IMAGETYPE_PNG ], array_slice( (array) getimagesize( $file ), 0, 3 ) );
		MailImage::forget( $image );
		self::assertFileDoesNotExist( $file );
		self::assertStringEndsWith( '/mailed.png', MailImage::url( $this->picture( 'png' ), 800, 320 ) );
	}

	/**
	 * SHOP-408: without WooCommerce the settings have no section for it.
	 */
	public function test_settings_have_no_shop_without_one(): void {
		$service = Built::around( new FrozenClock() )->get( SettingsService::class );
		self::assertNotContains(
			'shop',
			array_map( static fn ( $section ): string => $section->id(), $service->sections() )
		);
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
