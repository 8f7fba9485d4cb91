<?php
/**
 * What tests of stored leads build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Core\Support\Json;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\LeadKey;
use Brolga\Leads\SearchWords;

/**
 * Leads in the table, as the form stores them or written there by hand.
 */
abstract class LeadTestCase extends FormTestCase {

	/**
	 * Stores what a visitor sends.
	 *
	 * @param array<string, mixed> $values   Answers that differ from the usual ones.
	 * @param string               $honeypot Makes it spam.
	 * @return int Its number.
	 */
	protected function send( FormId $form, array $values = [], string $honeypot = '' ): int {
		$this->clock->advance( 5 );
		$result = $this->service->submit( $this->submission( $form, $values + self::VALUES, honeypot: $honeypot ) );
		self::assertNull( $result->error );
		return $result->lead_id;
	}

	/**
	 * Writes a lead into the table.
	 *
	 * @param array<string, string|int> $columns Those that matter.
	 * @return int Its number.
	 */
	protected function insert( array $columns = [] ): int {
		$columns += [
			'search_text' => 'hello',
			'created_at'  => '2026-11-21 09:00:00',
		];
		$words    = SearchWords::of( (string) $columns['search_text'] );
		$id       = $this->connection->insert(
			'entries',
			[ 'search_text' => SearchWords::join( $words ) ] + $columns + [
				'form_source' => 'post-1',
				'form_uid'    => 'enquiry',
				'form_title'  => 'Enquiry',
				'page_url'    => 'https://example.com/contact/',
				'body_hash'   => '',
				'name'        => 'Jo Smith',
				'email'       => 'jo@example.com',
				'fields'      => Json::encode(
					[
						[
							'id'    => 'message',
							'label' => 'Message',
							'type'  => 'text',
							'value' => 'Hello',
							'text'  => 'Hello',
						],
					]
				),
				'attribution' => '{}',
				'consent'     => '',
				'notes'       => '[]',
				'updated_at'  => '2026-11-21 09:00:00',
			]
		);
		$this->words->add( new LeadKey( (string) $columns['created_at'], $id ), $words );
		return $id;
	}
}
