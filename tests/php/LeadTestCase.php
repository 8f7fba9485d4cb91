<?php
/**
 * What tests of stored leads build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Core\Json;
use Brolga\Forms\FormId;
use Brolga\Leads\Search\EntryKey;
use Brolga\Leads\Search\Words;

/**
 * Leads in the table, as the form stores them or written there by hand.
 */
abstract class LeadTestCase extends FormTestCase {

	/**
	 * Stores what a visitor sends.
	 *
	 * @param FormId               $form     To which form.
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
	 * Writes an entry into the table.
	 *
	 * @param array<string, string|int> $columns Those that matter.
	 * @return int Its number.
	 */
	protected function insert( array $columns = [] ): int {
		$columns += [
			'search_text' => 'hello',
			'created_at'  => '2026-11-21 09:00:00',
		];
		$words    = Words::of( (string) $columns['search_text'] );
		$id       = $this->connection->insert(
			'entries',
			[ 'search_text' => Words::join( $words ) ] + $columns + [
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
		$this->words->add( new EntryKey( (string) $columns['created_at'], $id ), $words );
		return $id;
	}
}
