<?php
/**
 * What goes into a kit and comes out of it again.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Kits;

use Brolga\Consent\ConsentSection;
use Brolga\Core\Settings\Settings;
use Brolga\Kits\Import\KitImport;
use Brolga\Kits\Import\Marks;
use Brolga\Kits\Kit\Data;
use Brolga\Kits\Kit\KitFile;
use Brolga\Kits\Kit\Report;
use Brolga\Mail\MailSection;
use Brolga\Mail\NotificationsSection;
use Brolga\Popups\PopupsSection;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use Brolga\Spam\SpamSection;
use Brolga\Tests\KitTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;
use WP_Theme_JSON_Resolver;

/**
 * KIT-1 KIT-2 KIT-3 KIT-4 KIT-5 KIT-6 KIT-7 KIT-8 KIT-10
 */
#[Group( 'once' )]
final class RoundTripTest extends KitTestCase {

	private const FORM = '<!-- wp:brolga/contact-form {"uid":"quote","title":"Quote","recipient":"old@owner.example",'
		. '"subject":"A quote","autoreply":{"send":true,"subject":"Thanks","body":"Soon.","replyTo":"reply@owner.example"},'
		. '"routes":[{"conditions":{"relation":"all","rules":[["topic","is","a"]]},"recipient":"route@owner.example",'
		. '"message":"Thanks, A."}],"redirectUrl":"https://elsewhere.example/thanks","redirectQuery":["email"]} -->'
		. "\n" . '<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /-->' . "\n\n"
		. '<!-- wp:brolga/form-field {"fieldId":"topic","type":"select","label":"Topic","options":[{"label":"A","value":"a"}]} /-->'
		. "\n" . '<!-- /wp:brolga/contact-form -->';

	public function test_a_page_with_form_image_and_links_looks_the_same_after_it_was_deleted(): void {
		$made   = $this->make_site();
		$before = self::looks( $made['page'] );
		$popup  = self::looks( $made['popup'] );
		$kit    = $this->export( array_values( array_map(
			static fn ( string $kind, int $id ): string => "{$kind}:{$id}",
			[ 'page', 'popup' ],
			[ $made['page'], $made['popup'] ]
		) ) );
		foreach ( [ 'page', 'popup', 'form' ] as $name ) {
			wp_delete_post( $made[ $name ], true );
		}
		wp_delete_attachment( $made['image'], true );

		$lines = $this->import( $kit );
		$page  = self::find( 'quotes' );
		self::assertSame(
			[],
			array_keys( array_column( $lines, 'outcome' ), 'failed', true ),
			(string) wp_json_encode( $lines )
		);
		self::assertSame( 'draft', $page->post_status );
		self::assertSame( 'draft', self::find( 'offer', PopupType::POST_TYPE )->post_status );
		self::assertSame( $before, self::looks( $page->ID ) );
		self::assertSame( $popup, self::looks( self::find( 'offer', PopupType::POST_TYPE )->ID ) );
		self::assertStringContainsString( 'Topic', $before );
		self::assertStringContainsString( '<img', $before );

		$settings = $this->built->get( Fields::class )->of( self::find( 'offer', PopupType::POST_TYPE )->ID );
		self::assertSame( 'top', $settings->text( 'brolga_position' ) );
		self::assertSame( [ $page->ID ], $settings->conditions->stored['posts'], 'The page by its new ID.' );
	}

	public function test_a_second_import_brings_nothing_twice(): void {
		$made = $this->make_site();
		$kit  = $this->export( [ "page:{$made['page']}", "popup:{$made['popup']}" ] );
		foreach ( [ 'page', 'popup', 'form' ] as $name ) {
			wp_delete_post( $made[ $name ], true );
		}
		wp_delete_attachment( $made['image'], true );
		$this->import( $kit );
		$before = self::counts();
		$lines  = $this->import( $kit );
		self::assertSame( $before, self::counts() );
		self::assertSame( [ 'kept' ], array_values( array_unique( array_column( $lines, 'outcome' ) ) ) );
	}

	public function test_an_import_that_stops_goes_on_where_it_stopped(): void {
		$kit    = $this->kit( [
			'items' => [
				self::page(
					'<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->',
					[ 'id' => 900001, 'slug' => 'kit-one' ]
				),
				self::page(
					'<!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph -->',
					[ 'id' => 900002, 'slug' => 'kit-two' ]
				),
			],
		] );
		$import = $this->built->get( KitImport::class );
		$take   = static fn (): bool => $import->take(
			KitFile::open( $kit ),
			[ 'page:900001', 'page:900002' ],
			[],
			new Report(),
			0
		);
		self::assertFalse( $take() );
		self::assertSame(
			[ 'draft', 'auto-draft' ],
			[ self::find( 'kit-one' )->post_status, self::find( 'kit-two' )->post_status ]
		);
		self::assertTrue( $take() );
		self::assertSame( 'draft', self::find( 'kit-two' )->post_status );
		self::assertSame(
			1,
			count( get_posts( [ 'post_type' => 'page', 'title' => 'From a kit 2', 'post_status' => 'draft' ] ) )
		);
	}

	public function test_what_has_its_address_stays_or_is_replaced_as_the_owner_says(): void {
		$own = $this->make_post(
			'<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->',
			'publish',
			'page',
			'From a kit'
		);
		wp_update_post( [ 'ID' => $own, 'post_name' => 'from-a-kit' ] );
		$kit = $this->kit(
			[ 'items' => [ self::page( '<!-- wp:paragraph --><p>Theirs</p><!-- /wp:paragraph -->' ) ] ]
		);

		self::assertSame( 'taken', $this->look( $kit ) );
		$this->import( $kit );
		self::assertStringContainsString( 'Mine', (string) get_post_field( 'post_content', $own ) );
		$copy = self::find( 'from-a-kit-2' );
		self::assertSame( 'From a kit 2', $copy->post_title );
		self::assertSame( 'imported', $this->look( $kit ) );

		wp_delete_post( $copy->ID, true );
		$lines = $this->import( $kit, null, [ 'page:900001' ] );
		self::assertStringContainsString( 'Theirs', (string) get_post_field( 'post_content', $own ) );
		self::assertSame( 'publish', get_post_status( $own ) );
		self::assertContains( 'replaced', array_column( $lines, 'outcome' ) );
		self::assertNotSame( [], wp_get_post_revisions( $own ), 'What was there can be restored.' );
	}

	public function test_ids_and_urls_of_the_old_site_become_those_of_this_one(): void {
		$this->import( $this->kit( [
			'items' => [
				self::page(
					'<!-- wp:paragraph --><p><a href="https://old.example/child/?a=1#b">Child</a> <a href="http://old.example/other/">Other</a> '
						. '<a href="https://old.example.evil.test/child/">Evil</a></p><!-- /wp:paragraph -->'
						. '<!-- wp:block {"ref":900003} /--><!-- wp:block {"ref":17} /-->'
						. '<!-- wp:image {"id":17} --><figure class="wp-block-image"><img src="x.jpg" class="wp-image-17"/></figure><!-- /wp:image -->'
				),
				self::page(
					'Child',
					[ 'id' => 900002, 'slug' => 'child', 'parent' => 900001, 'link' => 'https://old.example/child/' ]
				),
				[
					'kind'    => 'pattern',
					'id'      => 900003,
					'slug'    => 'kit-pattern',
					'title'   => 'Kit pattern',
					'content' => '<!-- wp:paragraph --><p>In a pattern</p><!-- /wp:paragraph -->',
				],
			],
		] ) );
		$page    = self::find( 'from-a-kit' );
		$child   = self::find( 'child' );
		$pattern = self::find( 'kit-pattern', 'wp_block' );
		self::assertSame( $page->ID, $child->post_parent );
		wp_publish_post( $page->ID );
		wp_publish_post( $child->ID );
		self::assertStringContainsString( 'href="' . get_permalink( $child->ID ) . '?a=1#b"', $page->post_content );
		self::assertStringContainsString( 'href="' . home_url( '/other/' ) . '"', $page->post_content );
		self::assertStringContainsString( 'https://old.example.evil.test/child/', $page->post_content );
		self::assertStringContainsString( "<!-- wp:block {\"ref\":{$pattern->ID}} /-->", $page->post_content );
		self::assertStringContainsString( '<!-- wp:block /-->', $page->post_content, 'Not somebody else’s 17.' );
		self::assertStringNotContainsString( '17', $page->post_content );
	}

	public function test_settings_and_brand_come_along_and_can_be_undone(): void {
		self::set( new PopupsSection(), [ 'cap_count' => 3, 'custom_css_selector' => '.offer' ] );
		self::set( new ConsentSection(), [ 'title' => 'Biscuits' ] );
		$id = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$this->style( $id, '#123456' );
		$kit = $this->export( [ 'settings', 'brand' ] );
		self::set( new PopupsSection(), [ 'cap_count' => 0, 'custom_css_selector' => '' ] );
		self::set( new ConsentSection(), [ 'title' => '' ] );
		$this->style( $id, '#654321' );

		$this->import( $kit );
		$settings = $this->built->get( Settings::class );
		self::assertSame( 3, $settings->of( new PopupsSection() )->number( 'cap_count' ) );
		self::assertSame( '.offer', $settings->of( new PopupsSection() )->text( 'custom_css_selector' ) );
		self::assertSame( 'Biscuits', $settings->of( new ConsentSection() )->text( 'title' ) );
		self::assertStringContainsString( '#123456', (string) get_post_field( 'post_content', $id ) );

		$report = new Report();
		$this->built->get( KitImport::class )->undo( $report );
		self::assertSame( 0, $settings->of( new PopupsSection() )->number( 'cap_count' ) );
		self::assertSame( '', $settings->of( new ConsentSection() )->text( 'title' ) );
		self::assertStringContainsString( '#654321', (string) get_post_field( 'post_content', $id ) );
	}

	public function test_a_setting_that_does_not_fit_is_told_and_the_others_are_saved(): void {
		$lines = $this->import( $this->kit( [
			'settings' => [
				'popups' => [ 'cap_count' => 4, 'cap_hours' => -1, 'nothing' => 'x' ],
				'mail'   => [ 'smtp_host' => 'evil.example', 'mail_from' => 'evil@evil.example' ],
				'notifications' => [ 'notification_recipient' => 'evil@evil.example' ],
			],
		] ) );
		$settings = $this->built->get( Settings::class );
		self::assertSame( 4, $settings->of( new PopupsSection() )->number( 'cap_count' ) );
		self::assertSame( 24, $settings->of( new PopupsSection() )->number( 'cap_hours' ) );
		self::assertSame( '', $settings->of( new MailSection() )->text( 'smtp_host' ) );
		self::assertSame( '', $settings->of( new NotificationsSection() )->text( 'notification_recipient' ) );
		self::assertContains( 'left_out', array_column( $lines, 'outcome' ) );
	}

	public function test_no_secret_and_no_recipient_leaves_the_site(): void {
		self::set(
			new MailSection(),
			[
				'smtp_host' => 'smtp.owner.example',
				'smtp_password' => 'hunter2-secret',
				'mail_from' => 'from@owner.example',
			]
		);
		self::set( new NotificationsSection(), [ 'notification_recipient' => 'leads@owner.example' ] );
		self::set( new SpamSection(), [ 'secret' => 'spam-secret', 'site_key' => 'spam-site-key' ] );
		$made = $this->make_site();
		$path = $this->export( [ 'settings', 'brand', "page:{$made['page']}", "form:{$made['form']}" ] );
		$json = (string) wp_json_encode( self::manifest( $path )->values );
		foreach (
			[ 'owner.example', 'hunter2', 'spam-s', 'elsewhere.example', '_password', 'redirectQuery' ] as $secret
		) {
			self::assertStringNotContainsString( $secret, $json, $secret );
		}
		self::assertStringContainsString( 'Thanks, A.', $json, 'The words stay.' );
	}

	public function test_an_import_empties_recipients_that_somebody_wrote_into_a_kit(): void {
		$lines = $this->import( $this->kit( [ 'items' => [ self::page( self::FORM ) ] ] ) );
		$page  = self::find( 'from-a-kit' );
		self::assertStringNotContainsString( 'owner.example', $page->post_content );
		self::assertStringNotContainsString( 'elsewhere.example', $page->post_content );
		self::assertStringContainsString( '"subject":"A quote"', $page->post_content );
		self::assertStringContainsString( 'recipients', implode( ' ', array_column( $lines, 'text' ) ) );
	}

	public function test_a_template_part_takes_the_place_of_a_changed_one_only_if_told(): void {
		$kit = $this->kit( [
			'items' => [
				[
					'kind'    => 'part',
					'id'      => 900005,
					'slug'    => 'kit-header',
					'title'   => 'Header',
					'area'    => 'header',
					'content' => '<!-- wp:paragraph --><p>Kit header</p><!-- /wp:paragraph -->',
				],
			],
		] );
		$this->import( $kit );
		$part = get_block_template( get_stylesheet() . '//kit-header', 'wp_template_part' );
		self::assertSame( [ 'header', 'custom' ], [ $part?->area, $part?->source ] );
		self::assertStringContainsString( 'Kit header', (string) $part?->content );
		wp_update_post( [ 'ID' => (int) $part?->wp_id, 'post_content' => 'Mine' ] );
		delete_post_meta( (int) $part?->wp_id, Marks::META );
		$this->import( $kit );
		self::assertSame( 'Mine', get_post_field( 'post_content', (int) $part?->wp_id ) );
		$this->import( $kit, null, [ 'part:900005' ] );
		self::assertStringContainsString(
			'Kit header',
			get_post_field( 'post_content', (int) $part?->wp_id )
		);
	}

	private function look( string $kit ): string {
		return $this->built->get( KitImport::class )->look( KitFile::open( $kit )->kit )['items'][0]['exists'];
	}

	private function style( int $id, string $color ): void {
		wp_update_post( [
			'ID'           => $id,
			'post_content' => '{"styles":{"color":{"background":"' . $color . '"}},'
				. '"version":3,"isGlobalStylesUserThemeJSON":true}',
		] );
		wp_clean_theme_json_cache();
	}

	/**
	 * A page with a form in a synced pattern, an image and a link to a popup, and the popup.
	 *
	 * @return array{page: int, popup: int, form: int, image: int}
	 */
	private function make_site(): array {
		$image = $this->image();
		$form  = $this->make_post( self::FORM, 'publish', 'wp_block', 'Quote' );
		$popup = $this->make_post(
			'<!-- wp:paragraph --><p>Half price.</p><!-- /wp:paragraph -->',
			'publish',
			PopupType::POST_TYPE,
			'Offer'
		);
		$sizes = (array) wp_get_attachment_image_src( $image, 'medium' );
		$page  = $this->make_post(
			"<!-- wp:block {\"ref\":{$form}} /-->\n\n"
				. "<!-- wp:image {\"id\":{$image},\"sizeSlug\":\"medium\"} -->\n"
				. '<figure class="wp-block-image size-medium">'
				. "<img src=\"{$sizes[0]}\" alt=\"\" class=\"wp-image-{$image}\"/></figure>\n<!-- /wp:image -->\n\n"
				. '<!-- wp:paragraph --><p><a href="'
				. get_permalink( $popup ) . '">Offer</a></p><!-- /wp:paragraph -->',
			'publish',
			'page',
			'Quotes'
		);
		update_post_meta( $popup, 'brolga_position', 'top' );
		update_post_meta( $popup, Fields::CONDITIONS, [ 'show' => 'chosen', 'posts' => [ $page ] ] );
		return [
			'page'  => $page,
			'popup' => $popup,
			'form'  => $form,
			'image' => $image,
		];
	}

	private function image(): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$picture = imagecreatetruecolor( 800, 600 );
		imagefill( $picture, 0, 0, (int) imagecolorallocate( $picture, 10, 120, 60 ) );
		ob_start();
		imagejpeg( $picture );
		$upload = wp_upload_bits( 'kit-lilies.jpg', null, (string) ob_get_clean() );
		$id     = wp_insert_attachment(
			[ 'post_mime_type' => 'image/jpeg', 'post_title' => 'Lilies' ],
			$upload['file']
		);
		self::assertIsInt( $id );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
		update_post_meta( $id, '_wp_attachment_image_alt', 'Lilies' );
		return $id;
	}

	/**
	 * What a content prints, without what is numbered or signed.
	 */
	private static function looks( int $id ): string {
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		$GLOBALS['post'] = $post;
		setup_postdata( $post );
		ob_start();
		the_content();
		$html = (string) ob_get_clean();
		return (string) preg_replace(
			[
				'/wp-image-\d+/',
				'/(?<= value=")[\w.:~+\/=-]{40,}(?=")/',
				'/kit-lilies(-\d)?(?=[.-])/',
				'/(?:contact-form|brolga)-[a-z-]*\d+[\w-]*/',
				'/(?<=[_"])\d+"/',
			],
			[ 'wp-image', 'signed', 'kit-lilies', 'numbered', '#"' ],
			$html
		);
	}

	/** @return array<string, int> */
	private static function counts(): array {
		$counts = [];
		foreach ( [ 'page', 'wp_block', PopupType::POST_TYPE, 'attachment' ] as $type ) {
			$counts[ $type ] = count( get_posts( [
				'post_type'   => $type,
				'post_status' => [ 'publish', 'draft', 'auto-draft', 'inherit' ],
				'numberposts' => -1,
			] ) );
		}
		return $counts;
	}
}
