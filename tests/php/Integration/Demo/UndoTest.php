<?php
/**
 * The way back.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Demo;

use Brolga\Core\Settings\Settings;
use Brolga\Demo\Choices;
use Brolga\Demo\CreatedItemRepository;
use Brolga\Demo\SampleContent;
use Brolga\Demo\Stage;
use Brolga\Demo\State;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use Brolga\Popups\Stored\PopupMetas;
use Brolga\Tests\DemoTestCase;
use Brolga\Tests\Support\WordPressSamples;
use PHPUnit\Framework\Attributes\Group;
use ReflectionMethod;

/**
 * START-8 START-9 START-10
 */
#[Group( 'once' )]
final class UndoTest extends DemoTestCase {

	/**
	 * START-8: nothing is left of it, and settings are what they were.
	 */
	public function test_everything_goes(): void {
		update_option( 'blogname', 'Mine' );
		update_option( 'posts_per_page', 11 );
		$part = $this->make_part( 'header', '<p>My header</p>' );
		$this->make_post( '<p>Mine</p>', 'publish', 'page', 'Contact' );
		$before = self::everything();
		$this->finish( $this->demo->import( Choices::everything() ) );
		self::assertSame( '<p>The demo’s header</p>', get_post( $part )->post_content ?? '' );
		self::assertSame( 6, self::number( get_option( 'posts_per_page' ) ) );
		self::assertSame( get_permalink( $this->made( 'page:privacy-policy' ) ), get_privacy_policy_url() );
		// Each enquiry's mail has a job, which goes with it.
		self::assertGreaterThan( self::number( $before['jobs'] ), self::everything()['jobs'] );

		self::assertGreaterThan( 3, $this->finish( $this->demo->undo() ) );
		self::assertSame( Stage::Undone, self::stage() );
		self::assertSame( [], State::load()->kept );
		self::assertEquals( $before, self::everything() );
		self::assertDirectoryDoesNotExist( $this->folder . '/uploads/fig-and-ferry' );
	}

	/**
	 * START-9: what the owner has changed or uses stays, with its reason.
	 */
	public function test_what_the_owner_changed_stays(): void {
		$this->finish( $this->demo->import( Choices::everything() ) );
		$home = $this->made( 'page:home' )->ID;
		wp_update_post( [ 'ID' => $home, 'post_title' => 'My home' ] );
		wp_update_post( [ 'ID' => $this->made( 'page:modules.tabs' )->ID, 'post_content' => '<p>My tabs</p>' ] );
		update_option( 'blogname', 'My firm' );
		update_option( 'wp_page_for_privacy_policy', $this->made( 'page:services' )->ID );
		$leads = $this->built->get( LeadRepository::class );
		$detail    = State::load()->leads[1]['id'];
		$lead   = $leads->find( $detail );
		self::assertNotNull( $lead );
		$leads->change( $lead, LeadStatus::Open, [] );
		$this->finish( $this->demo->undo() );

		$reasons = array_column( State::load()->kept, 'reason', 'title' );
		ksort( $reasons );
		self::assertSame(
			[
				'Ben'                        => 'lead',
				'Modules'                    => 'parent',
				'My home'                    => 'edited',
				'Pond'                       => 'used',
				'Services'                   => 'front',
				'Tabs'                       => 'edited',
				'blogname'                   => 'setting',
				'wp_page_for_privacy_policy' => 'setting',
			],
			$reasons
		);
		self::assertSame( 'My firm', get_option( 'blogname' ) );
		self::assertSame( 'posts', get_option( 'show_on_front' ) );
		self::assertNotNull( get_post( $home ) );
		self::assertSame( 1, self::everything()['leads'] );
		// It is the owner's now: another import makes its own.
		$this->finish( $this->demo->import( new Choices() ) );
		self::assertNotSame( $home, $this->made( 'page:home' )->ID );
		self::assertSame( 'My home', get_the_title( $home ) );
		self::assertSame( [], State::load()->kept );
	}

	/**
	 * START-9: popups that nobody touched go, also where the import ran without their settings registered, as a request
	 * for a page does.
	 */
	public function test_popups_that_nobody_touched_go(): void {
		$popups = "{$this->folder}/demo/popups";
		wp_mkdir_p( $popups );
		file_put_contents( "{$popups}/saturday.html", "---\n{ \"title\": \"Saturday\", \"meta\": { \"trigger_event\": \"trigger_on_load\", \"trigger_delay_start\": 3 } }\n---\n<p>Open</p>\n" );
		file_put_contents( "{$popups}/spring.html", "---\n{ \"title\": \"Spring\", \"meta\": { \"trigger_event\": \"trigger_on_load\" } }\n---\n<p>Plant</p>\n" );
		foreach ( $this->built->get( Fields::class )->names() as $name ) {
			unregister_post_meta( PopupType::POST_TYPE, $name );
		}
		$this->finish( $this->demo->import( Choices::everything() ) );
		self::assertSame( '', get_post_meta( $this->made( 'brolga_popup:spring' )->ID, 'trigger_delay_start', true ) );
		( new ReflectionMethod( PopupMetas::class, 'add' ) )->invoke( $this->built->get( PopupMetas::class ) );
		update_post_meta( $this->made( 'brolga_popup:spring' )->ID, 'trigger_delay_start', 9 );
		$this->finish( $this->demo->undo() );
		self::assertSame( [ 'Spring' => 'edited' ], array_column( State::load()->kept, 'reason', 'title' ) );
	}

	/**
	 * START-8, START-879: WordPress's samples come back unchanged, so that they can go with the next homepage.
	 */
	public function test_samples_come_back_unchanged(): void {
		$samples = WordPressSamples::publish();
		$this->finish( $this->demo->import( Choices::everything() ) );
		self::assertSame( [ 'trash', 'trash' ], array_map( get_post_status( ... ), $samples ) );
		$this->finish( $this->demo->undo() );
		self::assertSame( [ 'publish', 'publish' ], array_map( get_post_status( ... ), $samples ) );
		self::assertSame( $samples, SampleContent::ids() );
	}

	/**
	 * START-5: a policy that visitors can read already is the site's own.
	 */
	public function test_a_privacy_policy_of_the_owners_stays(): void {
		$mine = $this->make_post( '<p>Mine</p>', 'publish', 'page', 'Our policy' );
		update_option( 'wp_page_for_privacy_policy', $mine );
		$this->finish( $this->demo->import( Choices::everything() ) );
		self::assertSame( get_permalink( $mine ), get_privacy_policy_url() );
		$this->finish( $this->demo->undo() );
		self::assertSame( $mine, self::number( get_option( 'wp_page_for_privacy_policy' ) ) );
		self::assertSame( [], State::load()->kept );
	}

	/**
	 * START-8, DEMO-13: the firm's details go; what else is set beside them is the owner's.
	 */
	public function test_the_firms_details_go_and_other_settings_stay(): void {
		update_option( Settings::OPTION, [ 'mail' => [ 'sender_name' => 'Me' ] ] );
		$this->finish( $this->demo->import( Choices::everything() ) );
		$stored = get_option( Settings::OPTION );
		self::assertIsArray( $stored );
		self::assertIsArray( $stored['business'] );
		self::assertSame( 'Fig & Ferry', $stored['business']['business_name'] );
		update_option( Settings::OPTION, [ 'mail' => [ 'sender_name' => 'Still me' ] ] + $stored );
		$this->finish( $this->demo->undo() );
		self::assertSame( [ 'mail' => [ 'sender_name' => 'Still me' ] ], get_option( Settings::OPTION ) );
		self::assertSame( [], State::load()->kept );
	}

	/**
	 * START-9, DEMO-13: details of the owner's own stay, whether they were there before or came since.
	 */
	public function test_details_of_the_owners_firm_stay(): void {
		$mine = [ 'business' => [ 'business_name' => 'Mine' ] ];
		update_option( Settings::OPTION, $mine );
		$this->finish( $this->demo->import( Choices::everything() ) );
		self::assertSame( $mine, self::settings() );
		$this->finish( $this->demo->undo() );
		self::assertSame( $mine, self::settings() );

		update_option( Settings::OPTION, [] );
		$this->finish( $this->demo->import( Choices::everything() ) );
		update_option( Settings::OPTION, $mine );
		$this->finish( $this->demo->undo() );
		self::assertSame( $mine, self::settings() );
		self::assertSame(
			[ 'brolga_settings/business' => 'setting' ],
			array_column( State::load()->kept, 'reason', 'title' )
		);
	}

	/**
	 * START-9: an image in a page of the owner's, by its address or by its number.
	 */
	public function test_a_image_in_use_stays(): void {
		$this->finish( $this->demo->import( new Choices() ) );
		$made = $this->built->get( CreatedItemRepository::class );
		$pond = $made->find( 'image:pond' );
		self::assertTrue( $made->is_shown( $pond, 'fig-and-ferry/pond' ) );
		self::assertFalse( $made->is_shown( $pond + 100000, 'fig-and-ferry/pon' ) );
		$mine = $this->make_post( "<!-- wp:gallery {\"ids\":[999999,{$pond}]} /-->" );
		$logo = $this->make_post( '<img src="/wp-content/uploads/fig-and-ferry/logo-300x200.svg">', 'draft' );
		$this->finish( $this->demo->undo() );
		self::assertSame(
			[ 'Pond' => 'used', 'Logo' => 'used' ],
			array_column( State::load()->kept, 'reason', 'title' )
		);
		self::assertFileExists( (string) get_attached_file( $pond ) );

		// The next import finds it, and once nobody shows it, it goes.
		$this->finish( $this->demo->import( new Choices() ) );
		self::assertSame( $pond, $made->find( 'image:pond' ) );
		wp_delete_post( $mine, true );
		wp_trash_post( $logo );
		$this->finish( $this->demo->undo() );
		self::assertSame( [], State::load()->kept );
		self::assertNull( get_post( $pond ) );
	}

	/**
	 * START-10: in the middle of an import.
	 */
	public function test_half_an_import_is_undone(): void {
		$before = self::everything();
		$this->demo->import( Choices::everything() );
		for ( $slice = 0; $slice < 8; $slice++ ) {
			$this->demo->go_on();
		}
		self::assertSame( Stage::Importing, self::stage() );
		self::assertNotEquals( $before, self::everything() );
		$this->demo->undo();
		// A tab that still imports does not begin anew.
		$this->demo->import( Choices::everything() );
		$this->finish( $this->demo->go_on() );
		self::assertSame( Stage::Undone, self::stage() );
		self::assertEquals( $before, self::everything() );
		self::assertSame( [], State::load()->kept );
	}

	/**
	 * START-10: nothing was imported, nothing happens.
	 */
	public function test_undo_without_an_import_does_nothing(): void {
		$before = self::everything();
		self::assertTrue( $this->demo->undo() );
		self::assertSame( Stage::None, self::stage() );
		self::assertSame( $before, self::everything() );
	}

	/**
	 * A template part as the Site Editor saves it.
	 */
	private function make_part( string $slug, string $content ): int {
		$id = $this->make_post( $content, 'publish', 'wp_template_part', 'My header' );
		wp_update_post( [ 'ID' => $id, 'post_name' => $slug ] );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, $slug, 'wp_template_part_area' );
		return $id;
	}

	/**
	 * Our settings, as they are stored now.
	 *
	 * @phpstan-impure
	 */
	private static function settings(): mixed {
		return get_option( Settings::OPTION );
	}

	/**
	 * A number of what may be anything.
	 */
	private static function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
