<?php
/**
 * What tests of stored leads build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Forms\FormId;
use Brolga\Support\Json;

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
		return $this->connection->insert(
			'entries',
			$columns + [
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
				'search_text' => 'hello',
				'attribution' => '{}',
				'consent'     => '',
				'notes'       => '[]',
				'created_at'  => '2026-11-21 09:00:00',
				'updated_at'  => '2026-11-21 09:00:00',
			]
		);
	}
}
