import { useLocation, useNavigate } from 'react-router';

const key = 'properties-archived';

/** True while the table of properties shows archived ones; read from the URL. */
export function useArchivedChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isOn = new URLSearchParams(search).get(key) === 'true';

  function toggle() {
    const query = new URLSearchParams(search);
    // A cursor of one list is invalid in the other.
    query.delete('properties-after');
    if (isOn) query.delete(key);
    else query.set(key, 'true');
    void navigate({ search: query.toString() }, { preventScrollReset: true });
  }

  return { isOn, toggle };
}

export type ArchivedChoice = ReturnType<typeof useArchivedChoice>;
