<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Export\SiteTime;
use Brolga\Core\Jobs\SubjectNames;
use Brolga\Core\Privacy\Erasure;
use Brolga\Core\Privacy\ExportPage;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Privacy\PersonalDataSource;
use Brolga\Core\Support\All;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Outbox\OutboxRepository;

/**
 * Exports and erases queued mails to or about a person, except those about leads, which LeadPersonalData
 * handles.
 *
 * @see PRIV-1 PRIV-6
 *
 * @phpstan-import-type ExportItem from PersonalDataSource
 */
final class MailPersonalData implements PersonalDataSource {

	public const MOST = 1000;

	/** @param list<SubjectNames> $subjects */
	public function __construct(
		private readonly OutboxRepository $jobs,
		#[All( SubjectNames::class )] private readonly array $subjects
	) {}

	public function export( PersonalAddress $address, int $page ): ExportPage {
		return new ExportPage( 1 === $page ? array_map( self::mail( ... ), $this->mails( $address ) ) : [] );
	}

	public function erase( PersonalAddress $address ): Erasure {
		$mails = $this->mails( $address );
		foreach ( $mails as $mail ) {
			$this->jobs->forget_one( $mail['id'] );
		}
		return new Erasure( count( $mails ), count( $mails ) < self::MOST );
	}

	/**
	 * @return list<array{id: int, payload: string, created_at: string}> Without emails that belong to a subject.
	 */
	private function mails( PersonalAddress $address ): array {
		$kept = array_filter( $this->subjects, static fn ( SubjectNames $names ): bool => $names->keeps_history() );
		return $this->jobs->naming(
			$address,
			array_values( array_map( static fn ( SubjectNames $names ): string => $names->kind(), $kept ) ),
			self::MOST
		);
	}

	/**
	 * @param array{id: int, payload: string, created_at: string} $row A row of the outbox.
	 * @return ExportItem
	 */
	private static function mail( array $row ): array {
		$payload = [];
		try {
			foreach ( Json::map( $row['payload'], PHP_INT_MAX ) as $name => $value ) {
				$payload[ (string) $name ] = $value;
			}
		} catch ( InvalidJson ) {
			$payload = [];
		}
		$mail = Mail::from_payload( $payload );
		return ExportPage::item(
			'brolga-mails',
			__( 'Queued emails', 'brolga' ),
			"brolga-mail-{$row['id']}",
			[
				__( 'Written', 'brolga' ) => ( new SiteTime() )->of( $row['created_at'] ),
				__( 'To', 'brolga' )      => implode( ', ', $mail->to ),
				__( 'Subject', 'brolga' ) => $mail->subject,
				__( 'Text', 'brolga' )    => $mail->text,
			]
		);
	}
}
