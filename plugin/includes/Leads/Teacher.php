<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Spam\Wording\Lesson;
use Brolga\Spam\Wording\SpamWordsRepository;
use Brolga\Spam\Wording\WordingJudge;

/**
 * Lets the judge of texts learn from what an owner makes of a lead. Each lead
 * teaches one thing at most and remembers which: whoever takes a judgement back
 * takes the lesson back, however often.
 *
 * What a lead teaches follows from what it is now. One that was marked by hand is
 * spam; one that was opened, dealt with or taken out of spam is honest; one that
 * nobody has judged, and one that the plugin itself marked, teaches nothing. A
 * lead in the bin teaches what it taught.
 *
 * @see SPAM-32
 */
final class Teacher {

	public function __construct(
		private readonly SpamWordsRepository $words,
		private readonly WordingJudge $judge,
		private readonly EntryRepository $entries
	) {}

	/**
	 * A lead gets a status; runs in the transaction that writes it.
	 *
	 * @param Entry       $entry  The lead, locked, as it was.
	 * @param EntryStatus $status From now on.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function hear( Entry $entry, EntryStatus $status ): void {
		$lesson = $this->judge->is_on() ? self::lesson( $entry, $status ) : Lesson::Nothing;
		if ( $lesson === $entry->lesson ) {
			return;
		}
		$features = Message::features( $entry->fields )->all;
		if ( Lesson::Nothing !== $entry->lesson ) {
			$this->words->unlearn( $features, $entry->lesson );
		}
		if ( Lesson::Nothing !== $lesson ) {
			$this->words->learn( $features, $lesson );
		}
		$this->entries->note_lesson( $entry->id, $lesson );
	}

	/**
	 * What a lead teaches in a status.
	 *
	 * @param Entry       $entry  The lead.
	 * @param EntryStatus $status Its status.
	 */
	private static function lesson( Entry $entry, EntryStatus $status ): Lesson {
		return match ( $status ) {
			EntryStatus::Spam                    => $entry->was_kept_apart() ? Lesson::Nothing : Lesson::Spam,
			EntryStatus::New                     => $entry->was_kept_apart() ? Lesson::Honest : Lesson::Nothing,
			EntryStatus::Open, EntryStatus::Done => Lesson::Honest,
			EntryStatus::Trash                   => $entry->lesson,
		};
	}
}
