<?php
/**
 * What a form is called wherever its owner meets it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Support\Json;
use Brolga\Forms\Definition\FormNames;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\Inbox\LeadPersonalData;
use Brolga\Leads\LeadQuery;
use Brolga\Tests\LeadTestCase;

/**
 * LEAD-55
 */
final class FormNamesTest extends LeadTestCase {

	/**
	 * What each place that names the form of a lead says.
	 *
	 * @param int $id A lead of it.
	 * @return array<string, mixed>
	 */
	private function told( FormId $form, int $id ): array {
		$this->become( 'administrator' );
		$all    = LeadQuery::of( null, '', '', 0, 10 );
		$export = $this->built->get( LeadExport::class );
		$csv    = implode( '', iterator_to_array( $export->lines( $all, $export->columns( $all ) ), false ) );
		$person = $this->built->get( LeadPersonalData::class )->export( new PersonalAddress( 'jo@example.com' ), 1 );
		$get    = function ( string $route ): array {
			$data = $this->rest( 'GET', $route )->get_data();
			self::assertIsArray( $data );
			return $data;
		};
		return [
			'the filter of the inbox' => array_column(
				$get( '/brolga/v1/leads/forms' ),
				'title',
				'uid'
			)[ $form->uid ] ?? null,
			'the inbox'               => array_column(
				(array) $get( '/brolga/v1/leads' )['items'],
				'form',
				'id'
			)[ $id ] ?? null,
			'the lead'                => $get( "/brolga/v1/leads/{$id}" )['form'],
			'the Forms screen'        => array_column(
				(array) $get( '/brolga/v1/forms' )['forms'],
				'title',
				'uid'
			)[ $form->uid ] ?? null,
			'the file'                => str_getcsv( explode( "\n", $csv )[1], ',', '"', '' )[3] ?? null,
			'the person’s data'       => html_entity_decode(
				array_column( $person->items[0]['data'], 'value', 'name' )['Form'] ?? ''
			),
			'mails and webhooks'      => $this->leads->find( $id )?->form_title,
		];
	}

	/**
	 * Says that each place has one name.
	 *
	 * @param int $id A lead of it.
	 */
	private function assert_named( string $name, FormId $form, int $id ): void {
		$told = $this->told( $form, $id );
		self::assertSame( array_fill_keys( array_keys( $told ), $name ), $told );
	}

	/**
	 * Its own name, else its page's; that of today, and the last one when it is gone.
	 */
	public function test_one_name_stands_everywhere(): void {
		$page = $this->make_post( self::form(), title: 'Get a quote &amp; a plan' );
		$form = self::id_of( $page );
		$id   = $this->send( $form );
		$this->assert_named( 'Get a quote & a plan', $form, $id );

		wp_update_post( [ 'ID' => $page, 'post_title' => 'Prices' ] );
		$this->assert_named( 'Prices', $form, $id );

		wp_update_post( [ 'ID' => $page, 'post_content' => wp_slash( self::form( [ 'title' => 'Quote request' ] ) ) ] );
		$this->assert_named( 'Quote request', $form, $id );

		wp_update_post( [ 'ID' => $page, 'post_content' => '' ] );
		$this->assert_named( 'Get a quote & a plan', $form, $id );

		wp_delete_post( $page, true );
		$this->assert_named( 'Get a quote & a plan', $form, $id );
	}

	/**
	 * OUTBOX-10: the mail to the owner is named by the page, too.
	 */
	public function test_the_mail_names_it(): void {
		update_option( 'blogname', 'Fern' );
		$id   = $this->send( self::id_of( $this->make_post( self::form(), title: 'Get a quote' ) ) );
		$mail = Json::map( (string) $this->connection->value(
			"SELECT payload FROM {$this->connection->table( 'outbox' )} WHERE kind = 'mail' AND subject = %s",
			"lead:{$id}"
		) );
		self::assertSame( 'Get a quote on Fern', $mail['subject'] );
	}

	/**
	 * Popups, synced patterns and template parts have names of their own.
	 */
	public function test_every_place_has_a_name(): void {
		$names = $this->built->get( FormNames::class );
		$theme = get_stylesheet();
		$popup = $this->make_post( self::form(), type: 'brolga_popup', title: 'Spring offer' );
		$block = $this->make_post( self::form( [ 'title' => 'Call me back' ] ), type: 'wp_block', title: 'Call bar' );
		$part  = $this->make_post( self::form( [ 'uid' => 'footer' ] ), type: 'wp_template_part', title: 'Big footer' );
		wp_update_post( [ 'ID' => $part, 'post_name' => 'brolga-names' ] );
		wp_set_object_terms( $part, $theme, 'wp_theme' );
		self::assertSame(
			[ 'Spring offer', 'Call me back', 'Big footer', 'Offer', '' ],
			[
				$names->of( "popup-{$popup}", 'enquiry', '' ),
				$names->of( "synced-{$block}", 'enquiry', 'Old name' ),
				$names->of( "template-part-{$theme}//brolga-names", 'footer', '' ),
				$names->of( 'nowhere', 'enquiry', 'Offer' ),
				$names->name( '', FormSource::of( SourceKind::Post, 999999 ) ),
			]
		);
	}

	/**
	 * PERF-12: a page of leads looks each form up once.
	 */
	public function test_a_form_is_looked_up_once_a_page(): void {
		$page = $this->make_post( self::form(), title: 'Contact' );
		$row  = [ 'form_source' => "post-{$page}", 'form_uid' => 'enquiry', 'form_title' => '' ];
		$seen = 0;
		add_filter(
			'the_title',
			static function ( string $title ) use ( &$seen ): string {
				++$seen;
				return $title;
			}
		);
		self::assertSame(
			array_fill( 0, 25, 'Contact' ),
			array_column( $this->built->get( FormNames::class )->told( array_fill( 0, 25, $row ) ), 'form_title' )
		);
		self::assertSame( 1, $seen );
	}
}
